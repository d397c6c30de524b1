/** Parts of a page that repeat words of its text, or that have none. */
const skippedSelector =
  'nav, .table-of-contents, .theme-doc-toc-mobile, script, style, template, rt, rp';

/** Elements that do not end a word. */
const inlineTags = new Set(
  (
    'A ABBR B BDI BDO CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK Q RB RUBY S SAMP SMALL SPAN ' +
    'STRONG SUB SUP TIME U VAR WBR'
  ).split(' '),
);

/** Characters that readers do not see, such as soft hyphens. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/** Returns a text as it is compared: composed, without invisible characters, and with plain spaces and hyphens. */
export function comparable(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\u00a0\u202f]/gu, ' ')
    .replace(/[\u2010\u2011]/gu, '-');
}

/** A text without block boundaries, and where each of its UTF-16 units is on the page. */
type Run = {
  text: string;
  units: {node: Text; start: number; end: number}[];
  /** The picture that the text describes. It has no units. */
  picture?: HTMLImageElement;
};

/** A match on the page: words of a text, or a picture whose description has them. */
export type Match = {
  node: Text | HTMLImageElement;
  /** What matches, as {@link comparable}, in lower case. */
  words: string;
  range: Range;
};

function addText(run: Run, node: Text): void {
  // A character with its combining marks may have a composed form.
  for (const {0: character, index} of node.data.matchAll(/\P{M}\p{M}*|\p{M}/gu)) {
    const text = comparable(character);
    const unit = {node, start: index, end: index + character.length};
    run.text += text;
    run.units.push(...Array.from({length: text.length}, () => unit));
  }
}

/** Returns the texts of an element, each up to the next block boundary. */
function runsIn(root: Element): Run[] {
  const runs: Run[] = [{text: '', units: []}];
  const visit = (node: Node): void => {
    if (node instanceof Text) {
      addText(runs.at(-1)!, node);
    } else if (node instanceof HTMLImageElement) {
      const description = {text: comparable(node.alt), units: [], picture: node};
      runs.push(description, {text: '', units: []});
    } else if (node instanceof Element && !node.matches(skippedSelector)) {
      const isBlock = !inlineTags.has(node.tagName);
      if (isBlock) {
        runs.push({text: '', units: []});
      }
      node.childNodes.forEach(visit);
      if (isBlock) {
        runs.push({text: '', units: []});
      }
    }
  };
  visit(root);
  return runs.filter(({text}) => text !== '');
}

function rangeOf({units, picture}: Run, start: number, length: number): Range {
  const range = document.createRange();
  if (picture) {
    range.selectNode(picture);
  } else {
    const [first, last] = [units[start]!, units[start + length - 1]!];
    range.setStart(first.node, first.start);
    range.setEnd(last.node, last.end);
  }
  return range;
}

/** Returns the matches of a pattern on the page, also across elements and invisible characters within a word. */
export function matchesIn(root: Element, pattern: RegExp): Match[] {
  return runsIn(root).flatMap(run =>
    Array.from(run.text.matchAll(pattern), ({index, 0: words}) => ({
      node: run.picture ?? run.units[index]!.node,
      words: words.toLowerCase(),
      range: rangeOf(run, index, words.length),
    })),
  );
}
