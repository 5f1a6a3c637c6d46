import { generateSalaries, type SalaryRow } from '@paga/contract/payroll';
import type { TestCompany } from '#server/factories.ts';
import type { Speaker, TestUser } from '#server/send-call.ts';

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
