import { getOwnData as call } from '@paga/contract/employees';
import { and, isNull } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { ownRead } from '#core/http/own-handler.ts';
import { employee } from '#people/public.ts';
import { RECORD_FIELDS } from './record-fields.ts';

/** What the record holds of the person; who has left sees it no longer. */
export const getOwnData = ownRead({
  call,
  part: 'data',
  run: async (ctx) => {
    if (ctx.own.leftOn !== null) throw new DomainError('OWN_PART_OFF');
    const [row] = await ctx.tx
      .select({ email: employee.email, ...RECORD_FIELDS })
      .from(employee)
      .where(and(ownRowsOf(ctx, employee), isNull(employee.deletedAt)));
    return found(row);
  },
});
