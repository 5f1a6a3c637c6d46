/** Finds that are asked of the server; the search shows no more of one source. */
export const MOST = 8;
