import { getOwnData as call } from '@paga/contract/employees';
import { and, isNull } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { ownRead } from '#core/http/own-handler.ts';
import { employee } from '#people/public.ts';

/** What the record holds of the person; who has left sees it no longer. */
export const getOwnData = ownRead({
  call,
  part: 'data',
  run: async (ctx) => {
    if (ctx.own.leftOn !== null) throw new DomainError('OWN_PART_OFF');
    const { email, phone, familyContact, municipality, address, bank, bankAccountNumber } = employee;
    const [row] = await ctx.tx
      .select({ email, phone, familyContact, municipality, address, bank, bankAccountNumber })
      .from(employee)
      .where(and(ownRowsOf(ctx, employee), isNull(employee.deletedAt)));
    return found(row);
  },
});
