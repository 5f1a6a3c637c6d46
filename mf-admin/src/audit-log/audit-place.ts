import type { AuditQuery } from '@paga/contract/audit';

/** What the list is narrowed to, and where in it one is. */
export type AuditPlace = {
  search: string;
  onPage?: string;
  ofType?: string;
  person?: number;
  /** Who did it on an own page. */
  employee?: number;
  /** `2026-10`. */
  month?: string;
  from?: string;
  to?: string;
  page: number;
  pageSize: number;
};

export const FIRST_PLACE: AuditPlace = { search: '', page: 1, pageSize: 20 };

export function isNarrowed({ search, page: _, pageSize: __, ...narrowed }: AuditPlace): boolean {
  return search !== '' || Object.values(narrowed).some((value) => value !== undefined);
}

/** The request for a place; what is not narrowed is left out. */
export function queryOf(
  place: AuditPlace,
  named: Pick<AuditQuery, 'searchPages' | 'searchTypes'>,
): AuditQuery {
  const asked = { ...place, search: place.search || undefined, ...named };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as AuditQuery;
}
