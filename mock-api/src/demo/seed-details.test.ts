import { getContractsByExpirationDate, getUpcomingBirthdays } from '@paga/contract/employees';
import { getSalaryTotals, hasSalaries } from '@paga/contract/payroll';
import { RoleId } from '@paga/contract/shapes';
import { freshServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { prepareInstallation } from '#identity/setup/installation.ts';
import { fillPlainDemo } from './fill-plain-demo.ts';
import { makeDemo } from './make-demo.ts';

test('a demo has birthdays, contracts that end, and a year of salaries before the month that is left to calculate', async () => {
  const server = await freshServer('demo_seed');
  server.clock.set('2026-11-21T09:00:00Z');
  await prepareInstallation(server.db, { makeDemo, now: server.clock.now() });
  await fillPlainDemo(server.db, server.clock.now());
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ id: string }>(sql`select "id" from "tenant" where "name" = 'Agimi'`),
  );
  const tenantId = Number(rows[0]?.id);
  const as = server.as(await server.user({ roleId: RoleId.companyAdmin, companies: [tenantId] }));
  expect(
    (await as.call(getUpcomingBirthdays, { query: { tenantId } })).body.birthdays.map(({ falls }) => falls),
  ).toEqual(['2026-11-22', '2026-11-24', '2026-11-27', '2026-12-03', '2026-12-16']);
  const ending = (await as.call(getContractsByExpirationDate, { query: { tenantId } })).body;
  expect(ending.map(({ expirationDate }) => expirationDate)).toEqual(['2026-11-30', '2026-12-15']);
  const calculated = async (month: number, year: number) =>
    (await as.call(hasSalaries, { body: { month, year, userId: tenantId } })).body.hasSalaries;
  expect([await calculated(10, 2025), await calculated(9, 2026), await calculated(10, 2026)]).toEqual([
    true,
    true,
    false,
  ]);
  const { body } = await as.call(getSalaryTotals, { query: { month: 9, year: 2026, userId: tenantId } });
  expect(body).toMatchObject({ headCount: 116, brutto: 110943.11, outdatedBy: null });
});
