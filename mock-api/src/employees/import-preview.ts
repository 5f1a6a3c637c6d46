import { previewImport as call, type ImportRow } from '@paga/contract/employees';
import { FILE_BYTES } from '@paga/contract/limits';
import type { Context } from '../http/context.ts';
import { DomainError } from '../http/domain-error.ts';
import { read } from '../http/verb.ts';
import { parseWorkbook } from './import/parse-workbook.ts';
import type { ReadRow } from './import/read-row.ts';
import { type NetTerms, netOfGross, netTermsOf } from './net-of-gross.ts';
import { ofCompany } from './of-company.ts';
import { employee } from './table.ts';

/** Reads an uploaded workbook and says what is wrong with it, cell by cell. Saves nothing. */
export const previewImport = read({
  call,
  run: async (ctx, { body }) => {
    if (body.file.size > FILE_BYTES) throw new DomainError('PAYLOAD_TOO_LARGE', { message: 'File size has been exceeded' });
    const bytes = new Uint8Array(await body.file.arrayBuffer());
    const { rows, problems } = await parseWorkbook(bytes, {
      today: ctx.today,
      language: ctx.actor.language,
      savedNames: await savedNames(ctx),
    });
    const terms = rows.length > 0 ? await netTermsOf(ctx) : null;
    return { value: terms ? rows.map((row) => withNet(row, terms)) : [], problems };
  },
});

async function savedNames(ctx: Context): Promise<Map<string, string>> {
  const { personalNumber, firstName, lastName } = employee;
  const rows = await ctx.tx.select({ personalNumber, firstName, lastName }).from(employee).where(ofCompany(ctx));
  return new Map(rows.flatMap((row) => (row.personalNumber ? [[row.personalNumber, `${row.firstName} ${row.lastName}`] as const] : [])));
}

function withNet(row: ReadRow, terms: NetTerms): ImportRow {
  const { grossSalary, employerTier, contributionPercentage } = row;
  if (grossSalary === null) return { ...row, netSalary: null, tax: null, contribution: null };
  const { netSalary, tax, contribution } = netOfGross({ grossSalary, employerTier, contributePercentage: contributionPercentage }, terms);
  return { ...row, netSalary, tax, contribution };
}
