import { previewImport as call, type ImportRow } from '@paga/contract/employees';
import { FILE_BYTES } from '@paga/contract/limits';
import { minimumWage } from '@paga/payroll';
import type { Context } from '../http/context.ts';
import { DomainError } from '../http/domain-error.ts';
import { read } from '../http/verb.ts';
import { markPay } from '../imports/mark-pay.ts';
import { markShared } from '../imports/mark-shared.ts';
import { matchRows } from '../imports/match-rows.ts';
import type { CellOf } from './import/mark-duplicates.ts';
import { parseWorkbook } from './import/parse-workbook.ts';
import type { ReadRow } from './import/read-row.ts';
import { type NetTerms, netOfGross, netTermsOf } from './net-of-gross.ts';

/** Reads an uploaded workbook and says what is wrong with it, cell by cell, and whom it would change. Saves nothing. */
export const previewImport = read({
  call,
  run: async (ctx, { body }) => {
    if (body.file.size > FILE_BYTES) throw new DomainError('PAYLOAD_TOO_LARGE', { message: 'File size has been exceeded' });
    const bytes = new Uint8Array(await body.file.arrayBuffer());
    const { rows, problems, cellOf } = await parseWorkbook(bytes, { today: ctx.today, language: ctx.actor.language });
    if (rows.length === 0) return { value: [], problems };
    return { value: await completeRows(ctx, rows, cellOf), problems };
  },
});

/** Adds to rows what the file cannot say: net, tax and contribution of the current month, whom each would change, who else has its account, too little pay. */
export async function completeRows(ctx: Context, rows: readonly ReadRow[], cellOf?: CellOf): Promise<ImportRow[]> {
  const [terms, match] = [await netTermsOf(ctx), await matchRows(ctx, rows)];
  await markShared(ctx, rows, cellOf);
  const minimum = minimumWage(terms.paymentDate, null, terms.tables)?.amount ?? null;
  return rows.map((row) => {
    const about = match(row);
    markPay(row, { match: about, minimum, cellOf });
    return Object.assign(row, netOf(row, terms), { match: about });
  });
}

const NO_NET = { netSalary: null, tax: null, contribution: null };

function netOf(row: ReadRow, terms: NetTerms): Pick<ImportRow, 'netSalary' | 'tax' | 'contribution'> {
  const { grossSalary, employerTier, contributionPercentage } = row;
  if (grossSalary === null) return NO_NET;
  const { netSalary, tax, contribution } = netOfGross({ grossSalary, employerTier, contributePercentage: contributionPercentage }, terms);
  return { netSalary, tax, contribution };
}
