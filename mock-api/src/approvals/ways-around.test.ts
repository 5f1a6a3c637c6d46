import {
  agreeSignOffOff,
  getSignOffRule,
  saveSignOffRule,
  withdrawSignOffOff,
} from '@paga/contract/approvals';
import {
  changeEmployees,
  correctEmployee,
  createRecurringLine,
  deleteRecurringLine,
  EmployeeAction,
  getEmployee,
  updateEmployee,
} from '@paga/contract/employees';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { createUser, updateAdmin } from '@paga/contract/identity/users';
import {
  acceptSalaryWarnings,
  closePeriod,
  type Finding,
  generateSalaries,
  getSalaries,
  getSalaryChecks,
  getSignOff,
  reopenPeriod,
  signOffMonth,
  updateSalaries,
  updateSalary,
  withdrawSignOff,
} from '@paga/contract/payroll';
import { accountOf } from '@paga/testing/employees';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestUser, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';

const september = { month: 9, year: 2026 };
const october = { month: 10, year: 2026 };
const november = { month: 11, year: 2026 };
type Month = typeof october;

/** An office that asks for two: its administrator has calculated September, which is closed, and October. */
async function office({ calculate = true } = {}) {
  const server = await testServer();
  server.clock.set('2026-11-02T09:00:00Z');
  const company = await server.company({ code: 'AGI26A' });
  const [arta = 0, blerta = 0] = await savedEmployees(
    server,
    company,
    {},
    { firstName: 'Blerta', lastName: 'Hoxha', personalNumber: '1763855925', bankAccountNumber: accountOf(2) },
  );
  await calculatedMonth(server, company, september);
  await closedMonth(server, company, september);
  const { admin, manager, user } = company;
  const tenantId = company.id;
  const as = (who: TestUser) => server.as(who, { company: tenantId });
  const calculated = (who: TestUser, month: Month = october) =>
    as(who).call(generateSalaries, { query: { ...month, userId: tenantId } });
  if (calculate) await calculated(admin);
  await as(admin).call(saveSignOffRule, { body: { tenantId, required: true } });
  const state = async (who: TestUser, month: Month = october) =>
    (await as(who).call(getSignOff, { query: { ...month, userId: tenantId } })).body;
  const sign = async (who: TestUser, month: Month = october, accepts?: object) =>
    as(who).call(signOffMonth, {
      body: { ...month, tenantId, content: (await state(who, month)).content, ...(accepts as object) },
    });
  const unlock = (who: TestUser) =>
    as(who).call(authenticateCode, { body: { code: 'AGI26A', userId: who.id } });
  const rows = async (who: TestUser, month: Month = october) =>
    (await as(who).call(getSalaries, { query: { ...month, userId: tenantId } })).body.salaries;
  const edit = async (who: TestUser, employeeId: number, stops: number, month: Month = october) => {
    await unlock(who);
    const row = (await rows(who, month)).find((one) => one.employeeId === employeeId);
    return as(who).call(updateSalary, { body: { ...month, tenantId, salaryId: row?.id ?? 0, stops } });
  };
  const account = async (who: TestUser, employeeId: number, to: string) => {
    const { body } = await as(who).call(getEmployee, { query: { employeeId } });
    const was = body.bankAccountNumber;
    return as(who).call(correctEmployee, {
      body: { employeeId, field: 'bankAccountNumber', was, value: to },
    });
  };
  const warnings = async (who: TestUser, month: Month = october) =>
    (await as(who).call(getSalaryChecks, { query: { ...month, userId: tenantId } })).body.findings;
  const named = (found: readonly Finding[]) =>
    found.map(({ employeeId, code, fact }) => ({ employeeId, code, fact }));
  const accept = async (who: TestUser, month: Month = october) => {
    const open = (await warnings(who, month)).filter((one) => one.level === 'warning' && !one.accepted);
    return as(who).call(acceptSalaryWarnings, {
      body: { ...month, tenantId, note: 'E pamë', findings: named(open) },
    });
  };
  const close = (who: TestUser, month: Month = october) =>
    as(who).call(closePeriod, { body: { ...month, tenantId, code: 'AGI26A' } });
  return {
    ...{ server, company, tenantId, admin, manager, user, arta, blerta, as, calculated, state, sign, rows },
    ...{ unlock, edit, account, warnings, named, accept, close },
  };
}

const own = { status: 403, body: { code: 'SIGN_OFF_OWN_CHANGE' } };
const nobodyLeft = { status: 409, body: { code: 'SIGN_OFF_NOBODY_LEFT' } };

test('who changed an account neither accepts the warning about it nor signs, also after a sign-off was withdrawn; the two others pay it', async () => {
  const { user, manager, arta, account, accept, sign, state, warnings, close, as, tenantId } = await office();
  expect((await account(user, arta, accountOf(7))).status).toBe(200);
  expect(await warnings(user)).toMatchObject([{ code: 'ACCOUNT_CHANGED', ownChange: true }]);
  expect(await accept(user)).toMatchObject({ status: 403, body: { code: 'ACCEPTANCE_OWN_CHANGE' } });
  expect(await sign(user)).toMatchObject(own);
  expect(await state(user)).toMatchObject({
    refusal: { through: null, made: [{ kind: 'account', employees: 1, employee: 'Arta Krasniqi' }] },
    signers: [{ name: 'Mira Menaxhere' }],
  });
  // An acceptance by the last who could sign would leave nobody: they accept it by signing.
  expect(await accept(manager)).toMatchObject(nobodyLeft);
  const [found] = await warnings(manager);
  const accepts = {
    note: 'E vërtetova me telefon',
    findings: [{ employeeId: arta, code: found?.code, fact: found?.fact }],
  };
  expect((await sign(manager)).body.code).toBe('WARNINGS_OPEN');
  expect((await sign(manager, october, { accepts })).status).toBe(200);
  const withdraw = { body: { ...october, tenantId } };
  expect((await as(user).call(withdrawSignOff, withdraw)).status).toBe(200);
  expect((await warnings(manager))[0]?.accepted).toBeNull();
  expect(await sign(user)).toMatchObject(own);
  expect((await close(user)).body.code).toBe('WARNINGS_OPEN');
  expect((await sign(manager, october, { accepts })).status).toBe(200);
  expect((await close(user)).status).toBe(200);
});

test('everybody who changed a figure is kept from signing, not only the last; so is who calculated, and who did many rows at once', async () => {
  const { server, company, admin, manager, user, arta, blerta, edit, sign, rows, as, tenantId, unlock } =
    await office();
  const fourth = await server.user({ roleId: 4, companies: [company.id], name: 'Fatmir' });
  expect((await edit(user, arta, 50)).status).toBe(200);
  await unlock(manager);
  const many = (await rows(manager)).map(({ id, version }) => ({ salaryId: id, version, stops: 3 }));
  expect(
    (await as(manager).call(updateSalaries, { body: { ...october, tenantId, rows: many } })).status,
  ).toBe(200);
  for (const who of [admin, user, manager]) expect(await sign(who)).toMatchObject(own);
  expect(await edit(fourth, blerta, 1)).toMatchObject(nobodyLeft);
  expect((await sign(fourth)).status).toBe(200);
});

test('terms, a recurring line, a contract and a reactivation count from the edit on, in the month they are part of', async () => {
  const { server, company, admin, manager, user, arta, blerta, as, tenantId, sign, state, calculated } =
    await office();
  const raise = async (who: TestUser, employeeId: number, validFrom: string, bruttoSalary: number) => {
    const { body } = await as(who).call(getEmployee, { query: { employeeId } });
    const { id: _, version, ...rest } = body;
    return as(who).call(updateEmployee, {
      body: { employeeId, employee: { ...rest, version, validFrom, bruttoSalary } as never },
    });
  };
  const raised = await raise(user, arta, '2026-10-01', 1500);
  expect([raised.status, raised.body]).toEqual([200, expect.anything()]);
  await calculated(admin);
  expect(await sign(user)).toMatchObject(own);
  expect((await state(user)).refusal?.made).toMatchObject([{ kind: 'terms', employee: 'Arta Krasniqi' }]);
  const line = { name: 'Kredia', field: 'stops', amount: 20, from: '2026-12-01', order: 1 } as never;
  const made = await as(manager).call(createRecurringLine, {
    body: { tenantId, employeeId: blerta, line } as never,
  });
  // December is not October.
  expect(made.status).toBe(200);
  expect((await sign(manager)).status).toBe(200);
  const lines = { query: { id: made.body.id, version: 1, tenantId } as never };
  expect((await as(manager).call(deleteRecurringLine, lines)).status).toBe(204);
  const bulk = { tenantId, employeeIds: [blerta], action: EmployeeAction.deactivate, lastDay: '2026-11-20' };
  const fourth = await server.user({ roleId: 4, companies: [company.id], name: 'Fatmir' });
  expect((await as(fourth).call(changeEmployees, { body: bulk as never })).status).toBe(200);
  expect(await sign(fourth)).toMatchObject(own);
});
