// Protects compounds, which are found by the words of the site that they consist of.
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {withStopWords} from '../../src/build/stopWords';
import {loadStemmers} from '../../src/engine/analysis/stemmers';
import {recordsOfPages} from '../fixtures/engine/records';
import {input, searchOf, siteOf, visible} from '../fixtures/engine/site';

/** Words of manuals, and the letters that may be between two of them. */
const languages = {
  da: {words: ['besked', 'bruger', 'kunde', 'mappe', 'sikkerhed'], links: ['', 's']},
  de: {words: ['Benutzer', 'Datei', 'Konfiguration', 'Netz', 'Spannung'], links: ['', 's', 'en']},
  fi: {words: ['kansio', 'koodi', 'sivu', 'tiedosto', 'viesti'], links: ['', 'n']},
  nb: {words: ['bruker', 'kunde', 'mappe', 'melding', 'sikkerhet'], links: ['', 's']},
  nl: {words: ['bericht', 'bestand', 'gebruiker', 'klant', 'pagina'], links: ['', 's', 'en']},
  sv: {words: ['konto', 'kund', 'licens', 'mapp', 'säkerhet'], links: ['', 's']},
};

describe.each(Object.entries(languages))('a compound in %s', (language, {words, links}) => {
  it('is found by each of its words, after the page with that word', async () => {
    const word = fc.constantFrom(...words);
    const compounds = fc
      .tuple(fc.uniqueArray(word, {minLength: 2, maxLength: 3}), fc.constantFrom(...links))
      .map(([parts, link]) => ({parts, compound: parts.join(link).toLowerCase()}));
    await fc.assert(
      fc.asyncProperty(compounds, async ({parts, compound}) => {
        const pages = Object.fromEntries(parts.map(part => [part, ['# 1', `Om ${part}.`]]));
        const search = await searchOf({...pages, compound: ['# 2', `${compound}.`]}, language);
        for (const part of parts) {
          expect(await search(`${part} `)).toEqual([`/${part}`, '/compound']);
        }
      }),
      {numRuns: 20},
    );
  });
});

describe('a compound', () => {
  it('is found by its last word if the site lacks the first one', async () => {
    const search = await searchOf(
      {compound: ['# 1', 'Ein Hochspannungsnetzgerät.'], word: ['# 2', 'Ein Netzgerät.']},
      'de',
    );
    expect(await search('Netzgeräte ')).toEqual(['/word', '/compound']);
  });

  it.each([
    ['de', 'Einstellung', 'Benutzereinstellungen'],
    ['sv', 'inställningar', 'Användarinställningar'],
    ['fi', 'asetus', 'Käyttäjäasetukset'],
  ])('in %s, a word that the site lacks (%s) finds the heading %s', async (...row) => {
    const [language, query, heading] = row;
    const search = await searchOf(
      {heading: [`# ${heading}`, 'x'], text: ['# 1', heading], other: ['# 2', 'x']},
      language,
    );
    expect(await search(`${query} `)).toEqual(['/heading', '/text']);
  });

  it('is found by its ending only if few headings have it, as it may be no word', async () => {
    const pages = Array.from('abcdefghi', letter => [
      letter,
      [`# ${letter.repeat(4)}schnitt`, 'x'],
    ]);
    const few = await searchOf(Object.fromEntries(pages.slice(1)), 'de');
    expect(await few('Schnitte ')).toHaveLength(8);
    const many = await searchOf(Object.fromEntries(pages), 'de');
    expect(await many('Schnitte ')).toEqual([]);
  });

  const often = 'Die Benutzereinstellungen, diese Benutzereinstellungen. '.repeat(20);

  it('in a title, or however often, comes after a text with the word', async () => {
    const search = await searchOf(
      {
        compound: ['# Benutzereinstellungen', often],
        word: ['# Hilfe', 'Hier sind Einstellungen für einen Benutzer.'],
      },
      'de',
    );
    expect(await search('Einstellungen ')).toEqual(['/word', '/compound']);
  });

  it('in a title comes before one in a text', async () => {
    const search = await searchOf(
      {
        text: ['# Hilfe', 'Die Benutzereinstellungen.'],
        title: ['# Benutzereinstellungen', 'Mehr.'],
        other: ['# Benutzer', 'Einstellung.'],
      },
      'de',
    );
    expect(await search('Einstellungen ')).toEqual(['/other', '/title', '/text']);
  });

  it('is neither excluded nor quoted by one of its words', async () => {
    const search = await searchOf(
      {
        compound: ['# Hilfe', 'Die Sprachauswahl hilft.'],
        words: ['# Thema', 'Eine Auswahl der Sprache hilft.'],
      },
      'de',
    );
    expect(await search('hilft -Auswahl')).toEqual(['/compound']);
    expect(await search('"Auswahl"')).toEqual(['/words']);
  });

  it('is marked as a whole, and no other word', async () => {
    await loadStemmers(['de']);
    const pages = {
      compound: ['# Hilfe', 'Ein Update der Kundendatenbank.'],
      words: ['# Thema', 'Eine Bank, ein Kunde, und Daten.'],
    };
    const site = siteOf(recordsOfPages(pages), withStopWords({language: 'de'}));
    const {hits} = await site.find(input('Daten '));
    expect(hits.map(({excerpt}) => visible(excerpt))).toEqual([
      'Eine Bank, ein Kunde, und <mark>Daten</mark>.',
      'Ein Update der <mark>Kundendatenbank</mark>.',
    ]);
  });

  it('of other languages is one word', async () => {
    const pages = {
      compound: ['# 1', 'Un portefeuille.'],
      words: ['# 2', 'Une porte, une feuille.'],
    };
    for (const language of ['en', 'fr']) {
      const search = await searchOf(pages, language);
      expect(await search('feuille ')).toEqual(['/words']);
    }
  });
});
