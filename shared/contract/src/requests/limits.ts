/** Longest texts of a request. In a file without schemas, because own pages have none. */
export const RequestLimits = { text: 1000, line: 120, note: 500 } as const;
