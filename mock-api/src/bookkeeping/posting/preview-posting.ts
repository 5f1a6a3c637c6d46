import { previewPosting as call } from '@paga/contract/bookkeeping';
import { toEuro } from '@paga/payroll';
import { DomainError } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { mapInTurns } from '#core/turns.ts';
import { findPeriod } from '#months/public.ts';
import { sumOf } from './entry-lines.ts';
import { planPosting } from './plan-posting.ts';

/** The entry as a synchronization would store it now; nothing is stored or sent. */
export const previewPosting = read({
  call,
  run: async (ctx, { body }) => {
    const period = await findPeriod(ctx, body);
    if (!period) throw new DomainError('NO_SALARIES');
    const { lines, rows, unchanged, reversed, refusal } = await planPosting(
      ctx,
      period,
      body.employeeIds,
      body.language,
    );
    const wire = [];
    for (const { side, label, account, source, cents, people } of lines)
      wire.push({
        ...{ side, label, account, source, amount: toEuro(cents) },
        people: await mapInTurns(people, ({ employeeId, name, cents: amount }) => ({
          employeeId,
          name,
          amount: toEuro(amount),
        })),
      });
    return {
      lines: wire,
      debit: toEuro(sumOf(lines, 'debit')),
      credit: toEuro(sumOf(lines, 'credit')),
      salaries: rows.length,
      unchanged,
      reversed: reversed.map(({ docNumber }) => docNumber),
      errorMessage: refusal?.[ctx.actor.language] ?? null,
    };
  },
});
