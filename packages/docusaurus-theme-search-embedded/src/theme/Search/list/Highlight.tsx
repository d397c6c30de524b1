import type {ReactNode} from 'react';

/** The only markup in a hit's values; everything else in them is text. */
export const highlightTags = {pre: '<mark>', post: '</mark>'} as const;

/** Takes a value apart at the tags that the request asked for; every piece is text. */
function pieces(value: string): {text: string; isMatch: boolean}[] {
  return value.split(highlightTags.pre).flatMap((part, index) => {
    const end = index === 0 ? -1 : part.indexOf(highlightTags.post);
    const match = end < 0 ? '' : part.slice(0, end);
    // Every other closing tag is left over from an unmatched pair.
    const rest = (end < 0 ? part : part.slice(end)).replaceAll(highlightTags.post, '');
    return [
      {text: match, isMatch: true},
      {text: rest, isMatch: false},
    ].filter(({text}) => text !== '');
  });
}

/** A value's text without its highlight tags. */
export function plainText(value: string): string {
  return pieces(value)
    .map(({text}) => text)
    .join('');
}

/** A highlighted value of a hit: matches become `<mark>`, anything else in it stays text. */
export default function Highlight({value}: {value: string}): ReactNode {
  return pieces(value).map(({text, isMatch}, index) =>
    isMatch ? <mark key={index}>{text}</mark> : text,
  );
}
