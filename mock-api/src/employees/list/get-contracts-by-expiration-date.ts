import { getContractsByExpirationDate as call } from '@paga/contract/employees';
import { addDays } from '@paga/payroll';
import { and, asc, lte } from 'drizzle-orm';
import { read } from '#core/http/handler.ts';
import { employee, stayingOfCompany } from '#people/public.ts';
import { DAYS_AHEAD } from './get-upcoming-birthdays.ts';

/** Contracts of active employees that end within 30 days, or have ended while the person is still active. */
export const getContractsByExpirationDate = read({
  call,
  run: async (ctx) => {
    const { id, firstName, lastName, expirationContract } = employee;
    const rows = await ctx.tx
      .select({ id, firstName, lastName, expirationDate: expirationContract })
      .from(employee)
      .where(and(stayingOfCompany(ctx), lte(expirationContract, addDays(ctx.today, DAYS_AHEAD))))
      .orderBy(asc(expirationContract), asc(firstName), asc(id));
    return rows.flatMap(({ expirationDate, ...person }) =>
      expirationDate ? [{ ...person, expirationDate }] : [],
    );
  },
});
