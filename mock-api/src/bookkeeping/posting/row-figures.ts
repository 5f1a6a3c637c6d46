import { contentHash } from '#company/months/closed-content.ts';
import type { salary } from '#company/months/table.ts';

type Stored = typeof salary.$inferSelect;

/** What of a salary goes into the books, in cents; `lines` are the budget lines that pay it with their shares of the base. */
export type RowFigures = {
  name: string;
  sectorIds: number[];
  lines: { id: number; name: string; project: string; share: number }[];
  grossPay: number;
  extraHours: number;
  additions: number;
  insurance: number;
  employerContribution: number;
  tax: number;
  pension: number;
  insurer: number;
  stops: number;
  avanse: number;
  phone: number;
  ticket: number;
  netto: number;
};

/** The figures of a stored salary. Debits are its gross and the employer's contribution, credits everything that becomes of them (rules §10). */
export function rowFigures(row: Stored, sectorIds: number[]): RowFigures {
  const { pay } = row.inputs;
  const { stops = 0, avanse = 0, phone = 0, ticket = 0 } = row.edits?.deductions ?? {};
  return {
    name: row.name,
    sectorIds,
    lines: 'lines' in pay ? pay.lines.map(({ id, name, project, share }) => ({ id, name, project, share })) : [],
    grossPay: row.grossPay,
    extraHours: row.hoursPay,
    additions: row.additions,
    insurance: row.insurancePlus,
    employerContribution: row.contributionEmployer,
    tax: row.tax,
    pension: row.contributionEmployee + row.contributionEmployer,
    insurer: row.prime,
    ...{ stops, avanse, phone, ticket },
    netto: row.netto,
  };
}

/** Equal figures after the same number of closings are the same posting: what was opened again is posted anew (rules §10). */
export const fingerprintOf = (figures: RowFigures, closings: number): string => contentHash([closings, figures]);
