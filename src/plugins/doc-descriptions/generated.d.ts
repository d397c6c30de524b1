declare module '@generated/doc-descriptions/default/descriptions.json' {
  /** Description of each doc, by the version's name and the doc's id. */
  const descriptions: Record<string, Record<string, string>>;
  export default descriptions;
}
