import { getUpcomingVacations } from '@paga/contract/leave';
import { generateSalaries, getSalaryTotals } from '@paga/contract/payroll';
import { RoleId } from '@paga/contract/shapes';
import { freshServer, type TestServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { prepareInstallation } from '#identity/setup/installation.ts';
import { fillPlainDemo } from './fill-plain-demo.ts';
import { makeDemo } from './make-demo.ts';

let server: TestServer;

/** A demo made on a day, and its company with the person who looks at it. */
async function demoOn(day: string) {
  server = await freshServer('demo_leave');
  server.clock.set(`${day}T09:00:00Z`);
  await prepareInstallation(server.db, { makeDemo, now: server.clock.now() });
  await fillPlainDemo(server.db, server.clock.now());
  const { rows } = await server.asAccess((tx) =>
    tx.execute<{ id: string }>(sql`select "id" from "tenant" where "name" = 'Agimi'`),
  );
  const companyId = Number(rows[0]?.id);
  return { companyId, person: await server.user({ roleId: RoleId.companyAdmin, companies: [companyId] }) };
}

test('a demo has leave in the weeks to come', async () => {
  const { companyId, person } = await demoOn('2026-11-21');
  const { body } = await server.as(person).call(getUpcomingVacations, { query: { tenantId: companyId } });
  expect(body.map(({ from, to, workingDays }) => [from, to, workingDays])).toEqual([
    ['2026-11-23', '2026-11-27', 5],
    ['2026-11-25', '2026-11-27', 3],
    ['2026-11-30', '2026-12-11', 10],
    ['2026-12-07', '2026-12-11', 5],
    ['2026-12-10', '2026-12-11', 2],
    ['2026-12-21', '2026-12-25', 4],
  ]);
});

test('leave within the month changes no cent of its salaries', async () => {
  const { companyId, person } = await demoOn('2026-10-01');
  const query = { month: 10, year: 2026, userId: companyId };
  await server.as(person).call(generateSalaries, { query });
  const { body } = await server.as(person).call(getSalaryTotals, { query });
  expect(body).toMatchObject({ headCount: 120, brutto: 112288.19, totalTax: 7560.31, netto: 97716.12 });
});
