import type { CivilDate } from '@paga/calendar';
import { groupedBy } from '#grouped-by.ts';
import { checkPersonalNumber } from '#identifiers/personal-number.ts';
import type { AuditFinding } from './audited.ts';

/** A row as it will be declared. Each `since` is the first day of the unbroken time in which the terms have said so; null: they have always said so. */
export type DeclaredRow = {
  employeeId: number;
  name: string;
  lastName: string;
  personalNumber: string;
  gross: number;
  isPrimary: boolean;
  hasTaxes: boolean;
  hasContributions: boolean;
  since: { tier: CivilDate | null; taxes: CivilDate | null; contributions: CivilDate | null };
};

/** What somebody has papers for, or another employer declares: accepted once, it holds until the terms say otherwise, for the day is a part of the fact. */
function ofTerms({ employeeId, gross, since, ...row }: DeclaredRow): AuditFinding[] {
  if (gross <= 0) return [];
  return [
    ...(row.isPrimary ? [] : [{ employeeId, code: 'SECONDARY_JOB' as const, facts: since.tier }]),
    ...(row.hasTaxes ? [] : [{ employeeId, code: 'TAX_EXEMPT' as const, facts: since.taxes }]),
    ...(row.hasContributions
      ? []
      : [{ employeeId, code: 'CONTRIBUTIONS_EXEMPT' as const, facts: since.contributions }]),
  ];
}

const shortName = ({ employeeId, name, lastName }: DeclaredRow): AuditFinding[] =>
  lastName === '' ? [{ employeeId, code: 'NAME_SHORT', value: name, facts: name }] : [];

/** Rows with one personal number: the tax administration takes it for one person. */
function numberTwice(rows: readonly DeclaredRow[]): AuditFinding[] {
  const byNumber = groupedBy(
    rows.filter(({ personalNumber: text }) => checkPersonalNumber(text).ok),
    ({ personalNumber }) => personalNumber.trim(),
  );
  return [...byNumber].flatMap(([value, same]) =>
    same.length < 2
      ? []
      : same.map(({ employeeId }) => {
          const others = same.filter((other) => other.employeeId !== employeeId);
          const ids = others.map((other) => other.employeeId).sort((one, other) => one - other);
          return {
            ...{ employeeId, code: 'PERSONAL_NUMBER_TWICE' as const, value },
            ...{ others: others.map(({ name }) => name), facts: [value, ids] },
          };
        }),
  );
}

/**
 * What the declaration of a month will ask about people, before the month is closed. Pure.
 *
 * Example: somebody paid 400.00 in a secondary job since 1 March is `{ code: 'SECONDARY_JOB', facts: '2026-03-01', … }`.
 */
export function declaredFindings(rows: readonly DeclaredRow[]): AuditFinding[] {
  return [...rows.flatMap((row) => [...ofTerms(row), ...shortName(row)]), ...numberTwice(rows)];
}
