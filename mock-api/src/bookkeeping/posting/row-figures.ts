import { amountIn, isDeduction, type TakenLine } from '@paga/payroll';
import { contentHash, type salary } from '#months/public.ts';
import type { KindCategory, PostedFigures } from '../posted-figures.ts';
import { partsOf } from './parts-of.ts';

type Stored = typeof salary.$inferSelect;

const categoryOf = ({ field }: TakenLine): KindCategory =>
  isDeduction(field) ? (field as KindCategory) : 'additions';

/** What stands under kinds of pay. What was promised as net costs its share of the gross that brings it, to the cent. */
function kindsOf(row: Stored): Pick<PostedFigures, 'kinds'> {
  const lines = (row.lines ?? []).filter(({ kindId, taken }) => kindId !== undefined && taken !== 0);
  if (lines.length === 0) return {};
  const netto = lines.filter(({ field }) => field === 'extraNetto');
  const rest = amountIn(row, 'extraNetto') - netto.reduce((sum, { taken }) => sum + taken, 0);
  const shares = partsOf(row.grossUp, [...netto.map(({ taken }) => taken), rest]);
  const gross = new Map(netto.map((line, at) => [line, shares[at] ?? 0]));
  return {
    kinds: lines.map((line) => ({
      ...{ kindId: line.kindId ?? 0, name: line.name, category: categoryOf(line) },
      cents: gross.get(line) ?? line.taken,
    })),
  };
}

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
    ...kindsOf(row),
  };
}

/** Equal figures after the same number of closings are the same posting: what was opened again is posted anew (rules §10). */
export const fingerprintOf = (figures: PostedFigures, closings: number): string =>
  contentHash([closings, figures]);
