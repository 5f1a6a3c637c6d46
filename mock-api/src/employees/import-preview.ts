import { previewImport as call, type ImportRow } from '@paga/contract/employees';
import { FILE_BYTES } from '@paga/contract/limits';
import type { Context } from '../http/context.ts';
import { DomainError } from '../http/domain-error.ts';
import { read } from '../http/verb.ts';
import { matchRows } from '../imports/match-rows.ts';
import { parseWorkbook } from './import/parse-workbook.ts';
import type { ReadRow } from './import/read-row.ts';
import { netOfGross, netTermsOf } from './net-of-gross.ts';

/** Reads an uploaded workbook and says what is wrong with it, cell by cell, and whom it would change. Saves nothing. */
export const previewImport = read({
  call,
  run: async (ctx, { body }) => {
    if (body.file.size > FILE_BYTES) throw new DomainError('PAYLOAD_TOO_LARGE', { message: 'File size has been exceeded' });
    const bytes = new Uint8Array(await body.file.arrayBuffer());
    const { rows, problems } = await parseWorkbook(bytes, { today: ctx.today, language: ctx.actor.language });
    if (rows.length === 0) return { value: [], problems };
    const [withNet, match] = [await netOfRows(ctx), await matchRows(ctx, rows)];
    return { value: rows.map((row) => ({ ...withNet(row), match: match(row) })), problems };
  },
});

/** Adds net, tax and contribution of the current month to rows. */
export async function netOfRows(ctx: Context): Promise<(row: ReadRow) => Omit<ImportRow, 'match'>> {
  const terms = await netTermsOf(ctx);
  return (row) => {
    const { grossSalary, employerTier, contributionPercentage } = row;
    if (grossSalary === null) return { ...row, netSalary: null, tax: null, contribution: null };
    const { netSalary, tax, contribution } = netOfGross({ grossSalary, employerTier, contributePercentage: contributionPercentage }, terms);
    return { ...row, netSalary, tax, contribution };
  };
}
