import { DomainError } from '#core/domain-error.ts';

/** A net below zero is an error that is corrected, not paid or declared: the file is refused, with the name of everybody it is about. */
export function refuseBelowZero(rows: readonly { name: string; netto: number }[]): void {
  const below = rows.filter(({ netto }) => netto < 0);
  if (below.length === 0) return;
  const fields = below.map(({ name }) => ({ path: 'employees', code: 'netBelowZero', message: name }));
  throw new DomainError('SALARY_HAS_ERRORS', {
    fields,
    message: `${below.length} rows have a net below zero`,
  });
}
