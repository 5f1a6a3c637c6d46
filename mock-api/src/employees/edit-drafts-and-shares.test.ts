import { type EmployeeEdit, getEmployeeHistory, updateEmployee } from '@paga/contract/employees';
import { closePeriod, previewEmployeeChange } from '@paga/contract/payroll';
import type { Project } from '@paga/contract/projects';
import type { RoleId } from '@paga/contract/shapes';
import { anEmployee, createdEmployees, type EmployeeFacts } from '@paga/testing/employees';
import { paidFrom, savedProject } from '@paga/testing/projects';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';

let server: TestServer;
let company: TestCompany;
let arta: number;

beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  company = await server.company();
});

/** A month later the sessions of before have ended: the people sign in again. */
const untilNovember = async () => {
  server.clock.set('2026-11-01T09:00:00Z');
  const again = (roleId: RoleId) => server.user({ roleId, companies: [company.id] });
  company = { ...company, admin: await again(2), user: await again(4) };
};
const hired = async (facts: EmployeeFacts = {}) => {
  [arta = 0] = await createdEmployees(server.as(company.admin), company, facts);
};
const form = (facts: Partial<EmployeeEdit> = {}): EmployeeEdit => {
  const { userId: _, ...person } = anEmployee({ userId: company.id });
  return { ...person, version: 1, ...facts };
};
const edit = (facts: Partial<EmployeeEdit>) =>
  server.as(company.user).call(updateEmployee, {
    body: { userId: company.id, employeeId: arta, employee: JSON.stringify(form(facts)) as never },
  });
const preview = (facts: Partial<EmployeeEdit>) =>
  server
    .as(company.user)
    .call(previewEmployeeChange, { body: { userId: company.id, employeeId: arta, employee: form(facts) } });
const history = async () =>
  (await server.as(company.user).call(getEmployeeHistory, { query: { employeeId: arta } })).body;
const paid = async (month: number) => (await calculatedMonth(server, company, { month, year: 2026 }))[0];
const close = (month: number) =>
  server
    .as(company.admin)
    .call(closePeriod, { body: { tenantId: company.id, code: company.code, month, year: 2026 } });

describe('a draft', () => {
  const NAME_ONLY: EmployeeFacts = {
    draftStatus: 1,
    bruttoSalary: null,
    contractStarted: null,
    personalNumber: null,
  };

  it('completed in a later month is paid from the start of the contract, not from that month', async () => {
    await hired(NAME_ONLY);
    await untilNovember();
    expect((await edit({ contractStarted: '2026-03-01', bruttoSalary: 1000 })).status).toBe(200);
    expect((await history()).filter(({ isDated }) => isDated)).toMatchObject([{ validFrom: '2026-03-01' }]);
    expect(await paid(9)).toMatchObject({ initialBrutto: 1000, netto: 884 });
    expect(await paid(11)).toMatchObject({ initialBrutto: 1000 });
  });

  it('can be completed though a month of its contract is closed already, as it could be created so', async () => {
    await createdEmployees(server.as(company.admin), company, { personalNumber: '1999384753' });
    await hired(NAME_ONLY);
    await calculatedMonth(server, company, { month: 9, year: 2026 });
    expect((await close(9)).status).toBe(200);
    expect((await edit({ contractStarted: '2026-03-01' })).status).toBe(200);
  });

  it('that was paid before it was put back to drafts keeps its history', async () => {
    await hired({ expirationContract: '2026-10-31' });
    await paid(10);
    await edit({ employeeStatus: 2, expirationContract: '2026-10-31', draftStatus: 1 });
    await untilNovember();
    const back = {
      employeeStatus: 1,
      expirationContract: '2026-10-31',
      bruttoSalary: 2000,
      validFrom: '2026-10-31',
    } as const;
    expect((await edit({ ...back, version: 2 })).status).toBe(200);
    expect((await history()).map(({ validFrom }) => validFrom)).toEqual(['2026-10-31', '2024-03-01']);
  });
});

describe('somebody who comes to projects', () => {
  let school: Project;
  beforeEach(async () => {
    await hired();
    school = await savedProject(server.as(company.admin), company);
  });

  it('is shown, kept and paid what the lines of the form pay', async () => {
    const onto = { ...paidFrom(school, [40]), validFrom: '2026-11-01' };
    const { body } = await preview(onto);
    expect(body.months).toMatchObject([{ month: 11, before: { grossPay: 1000 }, after: { grossPay: 800 } }]);
    expect((await edit(onto)).status).toBe(200);
    expect((await history())[0]?.changes).toContainEqual({ field: 'bruttoSalary', old: 1000, new: 800 });
    expect(await paid(11)).toMatchObject({ initialBrutto: 800 });
  });

  it('shares a line with who is on it already', async () => {
    await createdEmployees(server.as(company.admin), company, {
      ...paidFrom(school, [50]),
      personalNumber: '1999384753',
    });
    const { body } = await preview({ ...paidFrom(school, [50]), validFrom: '2026-11-01' });
    expect(body.months[0]?.after.grossPay).toBe(1000);
  });
});

describe('a changed share of a budget line', () => {
  let school: Project;
  beforeEach(async () => {
    school = await savedProject(server.as(company.admin), company);
    await hired({ ...paidFrom(school, [40]), contractStarted: '2026-08-01' });
  });

  it('is shown in every open month it reaches, and in no closed one', async () => {
    for (const month of [8, 9]) await paid(month);
    expect((await close(8)).status).toBe(200);
    const more = { ...paidFrom(school, [80]), contractStarted: '2026-08-01', validFrom: '2026-11-01' };
    const { body } = await preview(more);
    expect(body).toMatchObject({
      months: [
        { month: 9, before: { grossPay: 800 }, after: { grossPay: 1600 } },
        { month: 11, before: { grossPay: 800 }, after: { grossPay: 1600 } },
      ],
      recalculate: [{ month: 9, year: 2026 }],
      closed: [],
    });
    expect((await edit(more)).status).toBe(200);
    expect(await paid(9)).toMatchObject({ initialBrutto: 1600 });
    const name = 'Shkolla digjitale · Mësimdhënia';
    expect(await history()).toMatchObject([
      {
        isDated: false,
        validFrom: '2026-10-15',
        changedBy: company.user.name,
        changes: [{ field: 'shares', old: [{ name, percentage: 40 }], new: [{ name, percentage: 80 }] }],
      },
      { isDated: true, validFrom: '2026-08-01' },
    ]);
  });

  it('that stays as it is reaches no month', async () => {
    await paid(9);
    const { body } = await preview({
      ...paidFrom(school, [40]),
      contractStarted: '2026-08-01',
      phone: '+383 44 000 111',
    });
    expect(body).toMatchObject({ months: [{ month: 10 }], recalculate: [] });
  });
});
