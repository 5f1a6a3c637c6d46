import { closePeriod, generateSalaries, getSalaryChecks, getSalaryTotals } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { paidFrom, savedProject } from '@paga/testing/projects';
import { calculatedMonth } from '@paga/testing/salaries';
import { testServer } from '@paga/testing/server';
import { eq } from 'drizzle-orm';
import { employee, employmentTerms } from '#people/table.ts';

const september = { month: 9, year: 2026 };
const october = { month: 10, year: 2026 };

/** Arta has the whole of a line until September and a fixed salary from October, when Blerta takes the line over. */
async function arranged() {
  const server = await testServer();
  const company = await server.company();
  const as = server.as(company.admin);
  const school = await savedProject(as, company, { budgetLines: [{ name: 'Mësimdhënia', budget: 1000 }] });
  const [arta = 0] = await createdEmployees(as, company, {
    personalNumber: '9000000001',
    ...paidFrom(school, [100]),
  });
  await calculatedMonth(server, company, september);
  await server.inCompany(company.id, async (tx) => {
    const [first] = await tx.select().from(employmentTerms).where(eq(employmentTerms.employeeId, arta));
    if (!first) throw new Error('no terms');
    const { id: _, ...terms } = first;
    await tx
      .insert(employmentTerms)
      .values({ ...terms, validFrom: '2026-10-01', salaryPaymentType: 1, baseCents: 90_000 });
  });
  const [blerta = 0] = await createdEmployees(as, company, {
    firstName: 'Blerta',
    personalNumber: '1234567892',
    contractStarted: '2026-10-01',
    ...paidFrom(school, [100]),
  });
  return { server, company, as, arta, blerta };
}

test('a month is paid by those who are paid by project in it, not by who takes a line over later', async () => {
  const { server, company } = await arranged();
  const paid = async (month: typeof october) =>
    (await calculatedMonth(server, company, month)).map(({ name, initialBrutto }) => [name, initialBrutto]);
  expect(await paid(september)).toEqual([['Arta Krasniqi', 1000]]);
  expect(await paid(october)).toEqual([
    ['Arta Krasniqi', 900],
    ['Blerta Krasniqi', 1000],
  ]);
});

test('a share is the same before and after a colleague starts', async () => {
  const server = await testServer();
  const company = await server.company();
  const as = server.as(company.admin);
  const school = await savedProject(as, company, { budgetLines: [{ name: 'Mësimdhënia', budget: 1000.01 }] });
  // Half each, and the odd cent goes to who comes first.
  const half = paidFrom(school, [50]);
  await createdEmployees(
    as,
    company,
    { firstName: 'Blerta', personalNumber: '1234567892', contractStarted: '2026-10-01', ...half },
    { personalNumber: '9000000001', ...half },
  );
  const artas = async (month: typeof october) =>
    (await calculatedMonth(server, company, month)).find(({ name }) => name.startsWith('Arta'))
      ?.initialBrutto;
  expect([await artas(september), await artas(october)]).toEqual([500, 500]);
});

test('shares that go over a line in a month name line and people; the month can still be read', async () => {
  const { server, company, as, blerta } = await arranged();
  await server.inCompany(company.id, async (tx) => {
    await tx
      .update(employmentTerms)
      .set({ validFrom: '2026-09-01' })
      .where(eq(employmentTerms.employeeId, blerta));
    await tx.update(employee).set({ contractStarted: '2026-09-01' }).where(eq(employee.id, blerta));
  });
  const query = { ...september, userId: company.id };
  const { status, body } = await as.call(generateSalaries, { query });
  expect([status, body]).toMatchObject([
    422,
    {
      code: 'VALIDATION_FAILED',
      fields: [
        { path: 'budgetLines', code: 'lineOver100', message: 'Mësimdhënia' },
        { path: 'employees', code: 'lineOver100', message: 'Arta Krasniqi' },
        { path: 'employees', code: 'lineOver100', message: 'Blerta Krasniqi' },
      ],
    },
  ]);
  expect(await as.call(getSalaryTotals, { query })).toMatchObject({
    status: 200,
    body: { outdatedBy: 'employees' },
  });
  expect(await as.call(getSalaryChecks, { query })).toMatchObject({
    status: 200,
    body: { outdatedBy: 'employees' },
  });
  const closing = { body: { ...september, tenantId: company.id, code: company.code } };
  expect(await as.call(closePeriod, closing)).toMatchObject({
    status: 409,
    body: { code: 'MONTH_OUTDATED' },
  });
});
