import type { RoleId } from '@paga/contract/shapes';

/** One hit of the global search: where it leads and how it reads. */
export type SearchHit = { id: string; title: string; detail?: string; path: string };

/** Where and by whom is searched: the company's id (0 before one is chosen: only for a source of `company: false`), whether it has the bookkeeping integration, the person's role in it. */
export type SearchPlace = { id: number; hasQuickbooks: boolean; roleId: RoleId };

/** What the code of a `searchSources` entry exports. `term` has at least two characters; `signal` ends a search that is no longer wanted. */
export type SearchSource = {
  search(term: string, place: SearchPlace, signal: AbortSignal): Promise<SearchHit[]>;
};
