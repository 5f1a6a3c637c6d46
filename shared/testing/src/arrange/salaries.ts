import { generateSalaries, type SalaryRow } from '@paga/contract/payroll';
import { lockedMonth } from '@paga/mock-api/months/period';
import { deleteTraces, endClosing } from '@paga/mock-api/months/write-closing';
import { changePeriod } from '@paga/mock-api/months/write-period';
import { closeMonth } from '@paga/mock-api/payroll/closing/close-period';
import { accountsOfMonth } from '@paga/mock-api/payroll/rows/accounts-of-month';
import type { TestCompany } from '#server/factories.ts';
import type { Speaker, TestUser } from '#server/send-call.ts';
import type { TestServer } from '#server/server.ts';

/** Anything that speaks for a user: the server in this process, or the one over HTTP. */
type Speaks = { as: (user: TestUser) => Speaker };

/** Calculates a month as the company's admin and answers with its rows, sorted by name. */
export async function calculatedMonth(
  server: Speaks,
  company: TestCompany,
  { month, year }: { month: number; year: number },
): Promise<SalaryRow[]> {
  const { status, body } = await server
    .as(company.admin)
    .call(generateSalaries, { query: { month, year, userId: company.id } });
  if (status !== 200) throw new Error(`the month was not calculated: ${status} ${body.code}`);
  return body.salaries;
}

type Month = { month: number; year: number };

/** Closes a calculated month by the server's own functions, without code and checks, and answers with the id of its closing. */
export function closedMonth(
  server: Pick<TestServer, 'inCompany' | 'clock'>,
  company: TestCompany,
  { month, year }: Month,
): Promise<number> {
  return server.inCompany(company.id, async (tx) => {
    const ctx = { tx, companyId: company.id, now: server.clock.now(), actor: { userId: company.admin.id } };
    const period = await lockedMonth(ctx, { month, year });
    return (await closeMonth(ctx, period, await accountsOfMonth(ctx, period.id))).closing.id;
  });
}

/** Opens a closed month again, without its code. */
export function reopenedMonth(
  server: Pick<TestServer, 'inCompany' | 'clock'>,
  company: TestCompany,
  { month, year }: Month,
): Promise<void> {
  return server.inCompany(company.id, async (tx) => {
    const ctx = { tx, companyId: company.id, now: server.clock.now(), actor: { userId: company.admin.id } };
    const period = await lockedMonth(ctx, { month, year });
    await deleteTraces(ctx, period.id);
    await endClosing(ctx, period.id);
    await changePeriod(ctx, period, { closedAt: null, closedBy: null });
  });
}
