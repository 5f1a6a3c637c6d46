import { previewImport as call, type ImportRow } from '@paga/contract/employees';
import { minimumWage } from '@paga/payroll';
import { sentBytes } from '#core/files/sent-bytes.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { offloaded } from '#core/offload/offload.ts';
import { mapInTurns } from '#core/turns.ts';
import { type NetTerms, netOfGross, netTermsOf } from '#months/public.ts';
import { markPay } from './mark-pay.ts';
import { markShared } from './mark-shared.ts';
import { matchRows } from './match-rows.ts';
import type { CellOf } from './read/mark-duplicates.ts';
import { cellIn } from './read/parse-workbook.ts';
import type { ReadRow } from './read/read-row.ts';

const workbooks = offloaded<typeof import('./read/workbook.worker.ts')>(
  'employees/import/read/workbook.worker',
  { in: 'thread', seconds: 60 },
);

/** Reads an uploaded workbook and says what is wrong with it, cell by cell, and whom it would change. Saves nothing. */
export const previewImport = read({
  call,
  run: async (ctx, { body }) => {
    const bytes = await sentBytes(body.file);
    const { today } = ctx;
    const reading = workbooks('readWorkbook', { bytes, today, language: ctx.actor.language });
    // The terms are read while the thread works; what it refuses is heard below.
    reading.catch(() => undefined);
    const terms = await netTermsOf(ctx);
    const { rows, problems, columns } = await reading;
    if (rows.length === 0) return { value: [], problems };
    return { value: await completeRows(ctx, rows, { terms, cellOf: cellIn(columns) }), problems };
  },
});

/** Adds to rows what the file cannot say: net, tax and contribution of the current month, whom each would change, who else has its account, too little pay. */
export async function completeRows(
  ctx: Context,
  rows: readonly ReadRow[],
  { terms, cellOf }: { terms: NetTerms; cellOf?: CellOf },
): Promise<ImportRow[]> {
  const match = await matchRows(ctx, rows);
  await markShared(ctx, rows, cellOf);
  const minimum = minimumWage(terms.paymentDate, null, terms.tables)?.amount ?? null;
  return mapInTurns(rows, (row) => {
    const about = match(row);
    markPay(row, { match: about, minimum, cellOf });
    return Object.assign(row, netOf(row, terms), { match: about });
  });
}

const NO_NET = { netSalary: null, tax: null, contribution: null };

function netOf(row: ReadRow, terms: NetTerms): Pick<ImportRow, 'netSalary' | 'tax' | 'contribution'> {
  const { grossSalary, employerTier, contributionPercentage } = row;
  if (grossSalary === null) return NO_NET;
  const { netSalary, tax, contribution } = netOfGross(
    { grossSalary, employerTier, contributePercentage: contributionPercentage },
    terms,
  );
  return { netSalary, tax, contribution };
}
