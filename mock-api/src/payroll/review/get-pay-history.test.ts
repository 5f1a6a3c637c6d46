import { getPayHistory, markClosing } from '@paga/contract/payroll';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';

test('the months of a person, the newest first, with their state, and nobody else’s', async () => {
  const server = await testServer();
  const [company, other] = [await server.company({ code: 'AGI26A' }), await server.company()];
  const [arta = 0, drin = 0] = await savedEmployees(
    server,
    company,
    { firstName: 'Arta', contractStarted: '2026-09-01' },
    { firstName: 'Drin', contractStarted: '2026-10-01' },
  );
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  const [row] = await calculatedMonth(server, company, { month: 10, year: 2026 });
  const versionId = await closedMonth(server, company, { month: 9, year: 2026 });
  const marked = { params: { versionId }, body: { mark: 'paid', on: '2026-09-30' } } as const;
  expect((await server.as(company.admin).call(markClosing, marked)).status).toBe(200);
  const ask = (who = company.user, employeeId = arta) =>
    server.as(who).call(getPayHistory, { query: { employeeId } });
  expect((await ask()).body).toEqual([
    {
      ...{ salaryId: row?.id, month: 10, year: 2026, closed: false, paidOn: null },
      ...{ totalBrutto: 1000, pensionalContribution: 50, tax: 66, netto: 884, cost: 1050 },
    },
    expect.objectContaining({ month: 9, year: 2026, closed: true, paidOn: '2026-09-30', netto: 884 }),
  ]);
  expect((await ask(company.user, drin)).body).toEqual([expect.objectContaining({ month: 10 })]);
  expect((await ask(other.admin)).body.code).toBe('NOT_FOUND');
  expect((await ask(company.user, 0)).status).toBe(422);
});
