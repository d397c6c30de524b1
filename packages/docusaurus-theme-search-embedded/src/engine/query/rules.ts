/** Rules with which a query is parsed. All apply; the relevance benchmark switches them off, one at a time. */
export type Rules = {
  /** `work flow` finds `workflow`. */
  joinedWords: boolean;
  /** `ratelimit` finds `rate limit`. */
  splitWords: boolean;
  /** Flags, paths, and names that the site writes as they were typed mean nothing else. */
  names: boolean;
  /** If nothing else is found, two typos are tried from 6 letters on, in the first letter too. */
  lastResortTypos: boolean;
  /** An incomplete word is compared with the beginnings of words. */
  prefixTypos: boolean;
};

export const allRules: Rules = {
  joinedWords: true,
  splitWords: true,
  names: true,
  lastResortTypos: true,
  prefixTypos: true,
};
