import { amountIn } from '@paga/payroll';
import { contentHash, type salary } from '#months/public.ts';
import type { PostedFigures } from '../posted-figures.ts';

type Stored = typeof salary.$inferSelect;

/** The figures of a stored salary. Debits are its gross and the employer's contribution, credits everything that becomes of them (rules §10). */
export function rowFigures(row: Stored, sectorIds: number[]): PostedFigures {
  const { pay } = row.inputs;
  return {
    name: row.name,
    sectorIds,
    lines:
      'lines' in pay ? pay.lines.map(({ id, name, project, share }) => ({ id, name, project, share })) : [],
    grossPay: row.grossPay,
    extraHours: row.hoursPay,
    additions: row.additions,
    insurance: row.insurancePlus,
    employerContribution: row.contributionEmployer,
    tax: row.tax,
    pension: row.contributionEmployee + row.contributionEmployer,
    insurer: row.prime,
    ...{ stops: amountIn(row, 'stops'), avanse: amountIn(row, 'avanse') },
    ...{ phone: amountIn(row, 'phone'), ticket: amountIn(row, 'ticket') },
    netto: row.netto,
  };
}

/** Equal figures after the same number of closings are the same posting: what was opened again is posted anew (rules §10). */
export const fingerprintOf = (figures: PostedFigures, closings: number): string =>
  contentHash([closings, figures]);
