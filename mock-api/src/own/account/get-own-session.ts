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
    const [row] = await tx
      .select({
        person: { firstName: employee.firstName, lastName: employee.lastName },
        company: { name: tenant.name, status: tenant.status, expires: tenant.expirationDate },
      })
      .from(employee)
      .innerJoin(tenant, eq(tenant.id, own.companyId))
      .where(ownRowsOf(ctx, employee));
    const { person, company } = found(row);
    const { name, status, expires } = company;
    return {
      ...person,
      company: name,
      language: own.language,
      parts: [...own.parts],
      offered: own.offered,
      leftOn: own.leftOn,
      readOnly: status > CompanyStatus.trial || (expires !== null && expires < today),
    };
  },
});
