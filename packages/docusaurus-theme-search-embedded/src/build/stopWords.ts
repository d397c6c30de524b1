import * as lists from 'stopword';
import {fold} from '../engine/analysis/fold.js';
import {languageCode} from '../engine/analysis/stemmers/index.js';
import type {EngineOptions} from '../engine/options.js';

/** German function words, folded as in the index. */
const germanStopWords =
  'aber als am an auch auf aus bei beim bin bis das dass dem den der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es fur hat hier ich ihr ihre im in ins ist ja kein keine mit nach nicht noch nur ob oder sein sich sie sind so sowie uber um und uns unter vom von vor war was wenn wer wie wird wir zu zum zur'.split(
    ' ',
  );

/** German question words, and words for the documentation itself. */
const germanGenericWords =
  'anleitung dokumentation ihn kann kannst konnen leitfaden mein meine muss mussen seite seiten soll sollte warum wann welche welcher welches werden wo wozu'.split(
    ' ',
  );

type List = {
  /** The name of the list in the package `stopword`. */
  name: string;
  /** Words of the list that name things. */
  without?: string;
  /** The length from which the list has words that name things. */
  maxLength?: number;
};

/**
 * The stop words of languages other than English and German. Lists of which nobody has read the long
 * words are limited to the short ones.
 */
const sources: Readonly<Record<string, List>> = {
  af: {name: 'afr', maxLength: 4},
  ar: {name: 'ara', maxLength: 4, without: 'عدد قوة صفر سنة عام اطار حار علق راح عين'},
  bg: {
    name: 'bul',
    without:
      'автентичен близо внимава време главен главна главно година години годишен ден добра добре добро добър евтин екип еднаква еднакви еднакъв живот забавям засега заспал лесен лесно лош месец мокър моля момента нов нова нови новина първа първата първи първо равен равна син следващ смях хиляди часа юмрук харесва',
  },
  bn: {name: 'ben', maxLength: 4},
  ca: {name: 'cat', maxLength: 4},
  cs: {
    name: 'ces',
    without:
      'další děkovat děkujeme děkuji nový nové nula napište první strana strané téma tipy večer zprávy článku články',
  },
  da: {name: 'dan', without: 'lille mand ny nyt stor store næste'},
  el: {name: 'ell'},
  es: {name: 'spa'},
  et: {name: 'est'},
  eu: {name: 'eus', maxLength: 4},
  fa: {name: 'fas'},
  fi: {
    name: 'fin',
    without:
      'ensimmäinen ensimmäisen kaksi kauden kaudella kolme luvulla luvulle luvun mm of osa teki the vuoden vuodesta vuonna vuosina vuotta yksi',
  },
  fil: {name: 'tgl', maxLength: 4},
  fr: {name: 'fra'},
  ga: {name: 'gle', maxLength: 4},
  gl: {name: 'glg', maxLength: 4},
  he: {name: 'heb', without: 'דרך נגר עז'},
  hi: {name: 'hin', without: 'घर पूरा रखें वर्ग वरग साबुत'},
  hr: {name: 'hrv', maxLength: 4},
  hu: {name: 'hun', maxLength: 4, without: 'cikk'},
  hy: {name: 'hye', maxLength: 4},
  id: {name: 'ind', maxLength: 4, without: 'asal awal baru buat cara dini guna hal kata'},
  it: {name: 'ita'},
  ja: {name: 'jpn'},
  ko: {name: 'kor', maxLength: 1, without: '년 월 일'},
  lt: {name: 'lit', maxLength: 4},
  lv: {name: 'lav', maxLength: 4},
  mr: {name: 'mar', maxLength: 4},
  ms: {name: 'msa', maxLength: 4},
  my: {name: 'mya', maxLength: 4},
  nb: {name: 'nob'},
  nl: {name: 'nld'},
  pl: {name: 'pol', without: 'lat pan pana pani roku sposób'},
  pt: {name: 'por'},
  ro: {
    name: 'ron',
    without:
      'acord bucur bună caut data dată drept fata frumos halbă mulţumesc nevoie noroc primul rog spate timp vreme zero zi zice',
  },
  ru: {name: 'rus'},
  sk: {name: 'slk', maxLength: 4},
  sl: {name: 'slv', maxLength: 4, without: 'dan dol dolg leto lep maj stran svet'},
  sv: {name: 'swe', maxLength: 4, without: 'dag del god hög stor tack'},
  th: {name: 'tha', maxLength: 4},
  tr: {
    name: 'tur',
    without:
      'altmış altı beş doksan dokuz dört elli iki katrilyon kırk milyar milyon otuz sekiz seksen trilyon yedi yetmiş yirmi yüz üç',
  },
  uk: {name: 'ukr'},
  ur: {name: 'urd', maxLength: 4},
  vi: {name: 'vie', without: 'cách'},
  zh: {name: 'zho', without: '年 月 日 时 分 秒 小 说 看 做'},
};

/**
 * Question words that the lists above lack: interrogative pronouns and adverbs, and how people begin a question. Sites
 * have them in headings, where they have no topic.
 */
const questionWords: Readonly<Record<string, string>> = {
  ar: 'لماذا',
  bg: 'коя кое кои',
  cs: 'jaký',
  da: 'hvilket hvilke',
  el: 'πώς τι πού πότε ποιος ποια ποιο γιατί πόσο',
  es: 'cómo dónde cuándo quién quiénes cuál cuáles cuánto cuántos',
  et: 'kuidas kus millal kes miks milline mitu',
  fa: 'چگونه چطور چیست کجا کی چرا کدام آیا چند',
  fi: 'miten mikä mitä missä milloin kuka miksi mistä mihin kuinka mitkä',
  fr: 'comment quoi quand pourquoi combien lequel',
  he: 'איזו כמה האם',
  hi: 'कैसे क्या कहाँ कहां कब क्यों',
  hy: 'ինչպես ինչ որտեղ երբ ով ինչու քանի',
  it: 'quando quali',
  ja: '何 なに どう どこ いつ だれ 誰 なぜ どの どれ どちら どんな いくつ',
  ko: '어디서 뭐',
  lv: 'kas kur kad kurš kāpēc cik kāds',
  nb: 'hvilket',
  nl: 'waar wanneer waarom welke welk hoeveel',
  pl: 'jaka',
  pt: 'onde porque quanto quantos porquê',
  ru: 'почему зачем какие который откуда сколько',
  th: 'อย่างไร ยังไง ที่ไหน เมื่อไร เมื่อไหร่ ใคร ทำไม ไหน เท่าไร กี่',
  tr: 'kaç',
  uk: 'хто чому які куди звідки скільки',
  vi: 'sao nào đâu ai bao thế',
  zh: '怎么 如何 怎样 为什么 为何 什么 哪里 哪儿 哪个 哪些 何时 多少 请问 能否 可否 是否 怎麼 怎樣 為什麼 為何 什麼 哪裡 哪兒 哪個 何時 請問',
};

/** A word, with the apostrophes that some languages write inside. */
const word = /^[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*$/u;

/** Returns the folded stop words of a language, without English and those without a list. */
function listOf(code: string): string[] {
  if (code === 'de') {
    return germanStopWords;
  }
  const source = sources[code];
  if (!source) {
    return [];
  }
  const {name, without = '', maxLength = Infinity} = source;
  const excluded = new Set(without.split(' ').map(fold));
  return lists[name]!.filter(text => word.test(text) && Array.from(text).length <= maxLength)
    .map(text => fold(text.replace(/['’]/g, '')))
    .filter(text => text !== '' && !excluded.has(text));
}

/**
 * Adds the stop words of the languages to options. The index stores them, so that a browser loads only
 * those of its site.
 */
export function withStopWords(options: EngineOptions): EngineOptions {
  const codes = [options.language ?? 'en'].flat().map(languageCode);
  const stopWords = [...codes.flatMap(listOf), ...(options.stopWords ?? [])];
  const genericWords = codes.flatMap(code => [
    ...(code === 'de' ? germanGenericWords : []),
    ...(questionWords[code]?.split(' ').map(fold) ?? []),
  ]);
  return {
    ...options,
    ...(stopWords.length > 0 && {stopWords: Array.from(new Set(stopWords))}),
    ...(genericWords.length > 0 && {genericWords}),
  };
}
