import { inEachCompany } from '#core/db/each-company.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import { salaryMonths } from '../salary-months.ts';

/** `TABLE_IN_USE` at the date, for values from which salaries were already paid. */
export const inUse = (path: string) =>
  new DomainError('TABLE_IN_USE', {
    fields: [
      { path, code: 'TABLE_IN_USE', message: 'Salaries were already paid from the values of this date.' },
    ],
  });

/** Throws `TABLE_IN_USE` when any company paid salaries of the table's tier from it. */
export async function requireUnpaid(
  tx: Tx,
  { id, tier }: { id: number; tier: number },
  today: string,
): Promise<void> {
  await inEachCompany(tx, async (ctx) => {
    if (await salaryMonths.ask.isPaidFrom(ctx, today, { wageTax: id, tier })) throw inUse('validFrom');
  });
}
