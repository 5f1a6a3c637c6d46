import { fullName } from '@paga/contract/full-name';
import { getOwnCertificate as call } from '@paga/contract/own/payslips';
import { byAmount, CERTIFICATE_AMOUNTS } from '@paga/contract/reports/amounts';
import { toEuro } from '@paga/payroll';
import { eq } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import { ownRead } from '#core/http/own-handler.ts';
import { employee } from '#people/public.ts';
import { type CertificateFacts, certificatePdf, employerColumns } from '#reports/public.ts';
import { newestOfMonths, ownClosings, standingOf, type Whose } from './own-closings.ts';

async function factsOf(ctx: Whose, year: number): Promise<CertificateFacts> {
  const { firstName, lastName, personalNumber, address, phone } = employee;
  const [person] = await ctx.tx
    .select({ name: { firstName, lastName }, contact: { personalNumber, address, phone } })
    .from(employee)
    .where(ownRowsOf(ctx, employee));
  const [company] = await ctx.tx
    .select({ employer: employerColumns, logo: tenant.logo })
    .from(tenant)
    .where(eq(tenant.id, ctx.own.companyId));
  const { name, contact } = found(person);
  const months = newestOfMonths(await ownClosings(ctx)).filter((one) => one.year === year);
  const correcting = months.filter((one) => standingOf(one) === 'correcting');
  return {
    ...found(company),
    person: {
      ...{ name: fullName(name), ...contact, year },
      ...{ months: months.length, openMonths: correcting.map(({ month }) => month) },
      ...byAmount(CERTIFICATE_AMOUNTS, (amount) => toEuro(months.reduce((sum, one) => sum + one[amount], 0))),
    },
  };
}

export const getOwnCertificate = ownRead({
  call,
  part: 'payslips',
  run: async (ctx, { params, query: { language } }) =>
    certificatePdf(await factsOf(ctx, params.year), { files: ctx.files, today: ctx.today, language }),
});
