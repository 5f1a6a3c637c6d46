/** One hit of the global search: where it leads and how it reads. */
export type SearchHit = { id: string; title: string; detail?: string; path: string };

/** What the code of a `searchSources` entry exports. `term` has at least two characters; `signal` ends a search that is no longer wanted. */
export type SearchSource = { search(term: string, company: { id: number }, signal: AbortSignal): Promise<SearchHit[]> };
