import { getOwnSession as call } from '@paga/contract/own/account';
import { CompanyStatus } from '@paga/contract/shapes';
import { eq } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import { ownRead } from '#core/http/own-handler.ts';
import { employee } from '#people/public.ts';

export const getOwnSession = ownRead({
  call,
  run: async (ctx) => {
    const { tx, own, today } = ctx;
    const [person] = await tx
      .select({ firstName: employee.firstName, lastName: employee.lastName })
      .from(employee)
      .where(ownRowsOf(ctx, employee));
    const [company] = await tx
      .select({ name: tenant.name, status: tenant.status, expires: tenant.expirationDate })
      .from(tenant)
      .where(eq(tenant.id, own.companyId));
    const { name, status, expires } = found(company);
    return {
      ...found(person),
      company: name,
      language: own.language,
      parts: [...own.parts],
      offered: own.offered,
      leftOn: own.leftOn,
      readOnly: status > CompanyStatus.trial || (expires !== null && expires < today),
    };
  },
});
