import { getContactInfo, getTenantByRoleId, searchTenants, showTenant } from '@paga/contract/company/profile';
import { getInactivity } from '@paga/contract/company/security';
import { getSectors } from '@paga/contract/employees/sectors';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { sector } from '#people/table.ts';
import { contributionSetting, leaveSetting, overtimeSetting } from '../settings/table.ts';

let server: TestServer;
let agimi: TestCompany;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ name: 'Agimi', expirationDate: '2026-12-31' });
});

test('a new company has the settings of the law', async () => {
  const [contribution, overtime, leave] = await server.inCompany(agimi.id, async (tx) => [
    await tx.select().from(contributionSetting),
    await tx.select().from(overtimeSetting),
    await tx.select().from(leaveSetting),
  ]);
  expect(contribution).toMatchObject([{ employerContribute: '5.0000', personalContribute: '5.0000' }]);
  expect(overtime).toMatchObject([
    {
      guardPercentage: '20.0000',
      nightPercentage: '30.0000',
      afterHoursPercentage: '30.0000',
      holidayPercentage: '50.0000',
      weekendPercentage: '50.0000',
    },
  ]);
  expect(leave).toMatchObject([
    { weekWorkingDays: 5, annualLeaveDays: 20, medicalLeaveDays: 20, maternityLeavePercentage: '70.0000' },
  ]);
});

test('a company is shown to its people, an end that has come as expired', async () => {
  expect((await server.as(agimi.user).call(showTenant, {})).body).toMatchObject({
    id: agimi.id,
    name: 'Agimi',
    status: 1,
    hasQuickbooks: 0,
  });
  expect(
    (await server.as(agimi.user).call(getTenantByRoleId, { query: { tenantId: agimi.id } })).body
      .expirationDate,
  ).toBe('2026-12-31');
  const over = await server.company({ expirationDate: '2026-10-14' });
  expect((await server.as(over.user).call(showTenant, {})).body.status).toBe(4);
});

test('contact info tells the super admin name and e-mail, the others also the dates', async () => {
  const sara = await server.superAdmin();
  expect((await server.as(sara, { company: agimi.id }).call(getContactInfo, {})).body).toEqual({
    name: 'Agimi',
    email: 'zyra@agimi.test',
  });
  expect((await server.as(agimi.user).call(getContactInfo, {})).body).toMatchObject({
    status: 1,
    businessNumber: '811234567',
    registrationDate: '2024-01-01',
  });
});

test('the super admin finds companies by a part of the name without diacritics; wildcards are letters', async () => {
  const sara = await server.superAdmin();
  await server.company({ name: 'Çelësi 100%' });
  const names = async (name: string) =>
    (await server.as(sara).call(searchTenants, { query: { name } })).body.map((company) => company.name);
  expect(await names('celesi')).toContain('Çelësi 100%');
  expect(await names('0%')).toEqual(['Çelësi 100%']);
  expect(await names('a_imi')).toEqual([]);
  expect((await server.as(agimi.admin).call(searchTenants, { query: { name: 'a' } })).status).toBe(403);
});

test('sectors are listed by name, deleted ones not', async () => {
  await server.inCompany(agimi.id, (tx) =>
    tx.insert(sector).values([
      { tenantId: agimi.id, name: 'Shitja' },
      { tenantId: agimi.id, name: 'Financa' },
      { tenantId: agimi.id, name: 'Arkivi', deletedAt: new Date() },
    ]),
  );
  expect(
    (await server.as(agimi.user).call(getSectors, { query: { tenantId: agimi.id } })).body.map(
      ({ name }) => name,
    ),
  ).toEqual(['Financa', 'Shitja']);
});

test('inactivity is 30 minutes until a company says otherwise', async () => {
  const minutes = async () =>
    (await server.as(agimi.user).call(getInactivity, { query: { userId: agimi.id } })).body.minutes;
  expect(await minutes()).toBe(30);
  await server.asAccess((tx) =>
    tx.execute(sql`update "tenant" set "inactivityMinutes" = 5 where "id" = ${agimi.id}`),
  );
  expect(await minutes()).toBe(5);
});
