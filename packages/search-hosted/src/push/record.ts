/** What a push reads of a DocSearch record. It sends the whole record. */
export type SearchRecord = {
  objectID: string;
  url: string;
  content: string | null;
  hierarchy: {lvl1: string | null};
  language?: string;
};
