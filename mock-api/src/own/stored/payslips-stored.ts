import { and, inArray } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { NUMBERED, type StoredReader, type StoredRow, type StoredTable } from '#core/http/stored-table.ts';
import { salaryVersionRow } from '#months/public.ts';
import { ownClosings, standingOf } from '../payslips/own-closings.ts';

async function closedRows(ctx: StoredReader): Promise<StoredRow[]> {
  const closings = await ownClosings(ctx);
  const { id, bankAccountNumber, content } = salaryVersionRow;
  const kept = await ctx.tx
    .select({ id, bankAccountNumber, content })
    .from(salaryVersionRow)
    .where(
      and(
        ownRowsOf(ctx, salaryVersionRow),
        inArray(
          id,
          closings.map((one) => one.id),
        ),
      ),
    );
  const byId = new Map(kept.map((row) => [row.id, row]));
  return closings.map((one) => {
    const { paymentDate, closedAt } = one;
    const row = byId.get(one.id);
    return {
      ...{ month: monthNamed(one), paymentDate, closedAt },
      standing: standingOf(one),
      ...row?.content.figures,
      bankAccountNumber: row?.bankAccountNumber ?? null,
      // Everything that the closing keeps of the person, for the file that a program reads.
      content: row?.content,
    };
  });
}

/** What closings keep of the person, from the day on which payslips show it; the payslips explain it line by line. */
export const payslipsStored: StoredTable = {
  name: 'salary_version_row',
  shown: {
    ...{ month: 'text', paymentDate: 'date', closedAt: 'moment', standing: 'choice', totalBrutto: 'cents' },
    ...{
      contributionEmployee: 'cents',
      tax: 'cents',
      additions: 'cents',
      deductions: 'cents',
      netto: 'cents',
    },
    bankAccountNumber: 'text',
  },
  within: ['content'],
  leftOut: { id: NUMBERED, tenantId: NUMBERED, versionId: NUMBERED, employeeId: NUMBERED },
  read: closedRows,
};
