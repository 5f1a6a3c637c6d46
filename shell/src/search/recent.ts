import type { SearchHit } from '@paga/platform';
import { RECENT } from '#session/forget-typed.ts';

const KEPT = 6;
const keyOf = (companyId: number) => `${RECENT}${companyId}`;

/** What was chosen in the search of this company in this browser, the newest first. */
export function recentHits(companyId: number): SearchHit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(companyId)) ?? '[]');
    return Array.isArray(kept) ? (kept as SearchHit[]) : [];
  } catch {
    return [];
  }
}

/** Puts a choice first; a browser without storage forgets it. */
export function keepRecent(companyId: number, { id, title, detail, path }: SearchHit): void {
  const others = recentHits(companyId).filter((hit) => hit.path !== path || hit.title !== title);
  try {
    localStorage.setItem(
      keyOf(companyId),
      JSON.stringify([{ id, title, detail, path }, ...others].slice(0, KEPT)),
    );
  } catch {
    // Nothing is remembered.
  }
}
