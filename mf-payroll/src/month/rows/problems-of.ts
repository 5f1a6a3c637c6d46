import { type Finding, type FindingCode, RowProblem } from '@paga/contract/payroll';
import { groupedBy } from '@paga/payroll';
import type { EditedRow } from './pending-row.ts';

/** What only the check of the month finds: a row does not know of it by itself. */
const ofCheck = [
  'ACCOUNT_MISSING',
  'ACCOUNT_SHARED',
  'ACCOUNT_CHANGED',
  'CONTRACT_ENDED',
] as const satisfies readonly FindingCode[];
type CheckCode = (typeof ofCheck)[number];

/** A problem of a row, known to the row itself or found by the check. */
export type ProblemCode = RowProblem['code'] | CheckCode;
/** All of them. */
export const problemCodes: readonly ProblemCode[] = [...RowProblem.shape.code.options, ...ofCheck];
type Problem = { level: RowProblem['level']; code: ProblemCode };

/** A row of the table with what the check has found about it. */
export type CheckedRow = EditedRow & { found?: readonly Problem[] };

/** What the check has found and nobody has accepted, by employee: of a shared account, of all who share it. */
export function foundByEmployee(findings: readonly Finding[]): ReadonlyMap<number, readonly Problem[]> {
  const open = findings.flatMap(({ employeeId, otherIds = [], level, code, accepted }) => {
    const only = ofCheck.find((one) => one === code);
    if (!only || accepted) return [];
    return [employeeId, ...otherIds].map((id) => ({ id, problem: { level, code: only } }));
  });
  const byRow = groupedBy(open, ({ id }) => id);
  return new Map([...byRow].map(([id, found]) => [id, found.map(({ problem }) => problem)]));
}

const marked = new WeakMap<EditedRow, CheckedRow>();

/** The row with what was found about it; the same as long as both are, so that it renders once. */
export function withFound(row: EditedRow, found: readonly Problem[] | undefined): CheckedRow {
  if (!found) return row;
  const known = marked.get(row);
  if (known?.found === found) return known;
  const checked = { ...row, found };
  marked.set(row, checked);
  return checked;
}

/** All that is the matter with a row. */
export const problemsOf = ({ problems, found = [] }: CheckedRow): readonly Problem[] => [
  ...problems,
  ...found,
];
