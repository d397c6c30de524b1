/** Lists of stop words by ISO 639-3 code. The package has no types. */
declare module 'stopword' {
  const lists: Readonly<Record<string, readonly string[]>>;
  export = lists;
}
