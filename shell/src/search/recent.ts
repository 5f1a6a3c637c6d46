import type { SearchHit } from '@paga/platform';

const KEPT = 6;
const PREFIX = 'paga.search.recent.';
const keyOf = (companyId: number) => `${PREFIX}${companyId}`;

/** What was chosen in the search of this company in this browser, the newest first. */
export function recentHits(companyId: number): SearchHit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(companyId)) ?? '[]');
    return Array.isArray(kept) ? (kept as SearchHit[]) : [];
  } catch {
    return [];
  }
}

/** Forgets what was chosen in every company: it holds names. */
export function forgetRecent(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
}

/** Puts a choice first; a browser without storage forgets it. */
export function keepRecent(companyId: number, { id, title, path }: SearchHit): void {
  const others = recentHits(companyId).filter((hit) => hit.path !== path || hit.title !== title);
  try {
    localStorage.setItem(keyOf(companyId), JSON.stringify([{ id, title, path }, ...others].slice(0, KEPT)));
  } catch {
    // Nothing is remembered.
  }
}
