/** The number of UTF-16 units of a query that the engine reads, and thus the maximum of the option `maxQueryLength`. */
export const queryLimit = 1024;
