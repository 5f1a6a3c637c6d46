import { previewImport as call, type ImportRow } from '@paga/contract/employees';
import { FILE_BYTES } from '@paga/contract/limits';
import type { Context } from '../http/context.ts';
import { DomainError } from '../http/domain-error.ts';
import { read } from '../http/verb.ts';
import { markShared } from '../imports/mark-shared.ts';
import { matchRows } from '../imports/match-rows.ts';
import type { CellOf } from './import/mark-duplicates.ts';
import { parseWorkbook } from './import/parse-workbook.ts';
import type { ReadRow } from './import/read-row.ts';
import { netOfGross, netTermsOf } from './net-of-gross.ts';

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

/** Adds to rows what the file cannot say: net, tax and contribution of the current month, whom each would change, and who else has its account. */
export async function completeRows(ctx: Context, rows: readonly ReadRow[], cellOf?: CellOf): Promise<ImportRow[]> {
  const [net, match] = [await netOfRows(ctx), await matchRows(ctx, rows)];
  await markShared(ctx, rows, cellOf);
  return rows.map((row) => Object.assign(row, net(row), { match: match(row) }));
}

const NO_NET = { netSalary: null, tax: null, contribution: null };

async function netOfRows(ctx: Context): Promise<(row: ReadRow) => Pick<ImportRow, 'netSalary' | 'tax' | 'contribution'>> {
  const terms = await netTermsOf(ctx);
  return ({ grossSalary, employerTier, contributionPercentage }) => {
    if (grossSalary === null) return NO_NET;
    const { netSalary, tax, contribution } = netOfGross({ grossSalary, employerTier, contributePercentage: contributionPercentage }, terms);
    return { netSalary, tax, contribution };
  };
}
