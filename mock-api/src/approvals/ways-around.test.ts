import { setTimeout as wait } from 'node:timers/promises';
import {
  changeEmployees,
  createRecurringLine,
  deleteRecurringLine,
  EmployeeAction,
  restoreEmployees,
} from '@paga/contract/employees';
import { createUser, updateAdmin } from '@paga/contract/identity/users';
import { deleteVacation, storeVacation } from '@paga/contract/leave';
import {
  getSalaries,
  reopenPeriod,
  updateSalaries,
  withdrawAcceptance,
  withdrawSignOff,
} from '@paga/contract/payroll';
import { Gender, LeaveType, UserStatus } from '@paga/contract/shapes';
import { accountOf } from '@paga/testing/employees';
import { OCTOBER, signingOffice } from '@paga/testing/signing-office';
import { eq, sql } from 'drizzle-orm';
import { employee } from '#people/table.ts';

const NOVEMBER = { month: 11, year: 2026 };
const own = { status: 403, body: { code: 'SIGN_OFF_OWN_CHANGE' } };
const ownAcceptance = { status: 403, body: { code: 'ACCEPTANCE_OWN_CHANGE' } };
const nobodyLeft = { status: 409, body: { code: 'SIGN_OFF_NOBODY_LEFT' } };
const done = { status: 200 };

test('who changed an account neither accepts the warning about it nor signs, also once a sign-off is withdrawn; the two others pay it', async () => {
  const { user, manager, arta, account, accept, sign, state, findings, close, as, tenantId } =
    await signingOffice();
  expect(await account(user, arta, accountOf(7))).toMatchObject(done);
  expect(await findings(user)).toMatchObject([{ code: 'ACCOUNT_CHANGED', ownChange: true }]);
  expect(await accept(user)).toMatchObject(ownAcceptance);
  expect(await sign(user)).toMatchObject(own);
  const made = [{ kind: 'account', employees: 1, employee: 'Arta Krasniqi' }];
  expect(await state(user)).toMatchObject({
    refusal: { through: null, made },
    signers: [{ name: 'Mira Menaxhere' }],
  });
  // The last who could sign would not be left: they accept it by signing.
  expect(await accept(manager)).toMatchObject(nobodyLeft);
  expect((await sign(manager)).body.code).toBe('WARNINGS_OPEN');
  expect(await sign(manager, { ...OCTOBER, accepts: true })).toMatchObject(done);
  expect(await as(user).call(withdrawSignOff, { body: { ...OCTOBER, tenantId } })).toMatchObject(done);
  expect(await findings(manager)).toMatchObject([{ accepted: null }]);
  expect(await sign(user, { ...OCTOBER, accepts: true })).toMatchObject(own);
  expect((await close(user)).body.code).toBe('WARNINGS_OPEN');
  expect(await sign(manager, { ...OCTOBER, accepts: true })).toMatchObject(done);
  expect(await close(user)).toMatchObject(done);
});

test('everybody who changed a figure is kept from signing, not only the last: who typed, who did many rows, who calculated', async () => {
  const office = await signingOffice();
  const { server, company, admin, manager, user, arta, blerta, edit, sign, as, tenantId, unlock } = office;
  const fatmir = await server.user({ roleId: 4, companies: [company.id], name: 'Fatmir' });
  expect(await edit(user, arta, 50)).toMatchObject(done);
  await unlock(manager);
  const { salaries } = (await as(manager).call(getSalaries, { query: { ...OCTOBER, userId: tenantId } }))
    .body;
  const rows = salaries.map(({ id, version }) => ({ salaryId: id, version, stops: 3 }));
  expect(await as(manager).call(updateSalaries, { body: { ...OCTOBER, tenantId, rows } })).toMatchObject(
    done,
  );
  for (const who of [admin, user, manager]) expect(await sign(who)).toMatchObject(own);
  expect(await edit(fatmir, blerta, 1)).toMatchObject(nobodyLeft);
  expect(await sign(fatmir)).toMatchObject(done);
});

test('terms, a recurring line and the dates of a contract count from the edit on, in the months they are part of; undone, they do not', async () => {
  const office = await signingOffice();
  const { server, company, admin, manager, user, arta, blerta, as, tenantId, form, sign, state, calculate } =
    office;
  const fatmir = await server.user({ roleId: 4, companies: [company.id], name: 'Fatmir' });
  expect(await form(user, arta, { validFrom: '2026-10-01', bruttoSalary: 1500 })).toMatchObject(done);
  await calculate(admin);
  expect(await sign(user)).toMatchObject(own);
  expect((await state(user)).refusal?.made).toMatchObject([{ kind: 'terms', employee: 'Arta Krasniqi' }]);
  const line = {
    name: 'Kredia',
    field: 'creditStop',
    amount: 20,
    share: null,
    total: null,
    order: 1,
  } as const;
  const create = (from: string) =>
    as(manager).call(createRecurringLine, {
      body: { tenantId, employeeId: blerta, line: { ...line, field: 'stops', from, to: null } as never },
    });
  expect((await create('2026-12-01')).body).toMatchObject({ name: 'Kredia' });
  expect((await state(manager)).refusal).toBeNull();
  const { body: made } = await create('2026-10-01');
  expect((await state(manager)).refusal?.made).toMatchObject([{ kind: 'line', employee: 'Blerta Hoxha' }]);
  await as(manager).call(deleteRecurringLine, { query: { tenantId, id: made.id, version: 1 } });
  expect((await state(manager)).refusal).toBeNull();
  const bulk = { userId: tenantId, employeeIds: [blerta] };
  const end = { ...bulk, action: EmployeeAction.deactivate, lastDay: '2026-11-20', openContract: false };
  expect(await as(fatmir).call(changeEmployees, { body: end })).toMatchObject(done);
  expect((await state(fatmir)).refusal?.made).toMatchObject([{ kind: 'contract' }]);
  const gone = { ...bulk, action: EmployeeAction.delete, openContract: false };
  expect(await as(user).call(changeEmployees, { body: gone })).toMatchObject(done);
  expect(await as(user).call(restoreEmployees, { body: bulk })).toMatchObject(done);
});

test('an account stays changed until a closing signed by somebody else has paid it, in whatever month, and is not when it is as before', async () => {
  const office = await signingOffice();
  const {
    server,
    company,
    admin,
    manager,
    user,
    arta,
    as,
    tenantId,
    account,
    edit,
    sign,
    state,
    close,
    calculate,
  } = office;
  const fatmir = await server.user({ roleId: 4, companies: [company.id], name: 'Fatmir' });
  // Somebody else's undoing makes nobody a maker, doing it again does.
  const before = accountOf(0);
  const was = (await state(user)).refusal;
  expect(was).toBeNull();
  await account(user, arta, accountOf(7));
  await account(manager, arta, '1212012345678906');
  expect([(await state(user)).refusal, (await state(manager)).refusal]).toEqual([null, null]);
  await account(user, arta, before);
  await account(user, arta, accountOf(8));
  // October pays nothing to Arta: its closing covers no account.
  await edit(admin, arta, 949.63);
  const net = async () =>
    (await as(admin).call(getSalaries, { query: { ...OCTOBER, userId: tenantId } })).body.salaries.find(
      ({ employeeId }) => employeeId === arta,
    )?.netto ?? 0;
  await edit(admin, arta, (await net()) + 949.63);
  expect(await net()).toBe(0);
  expect(await sign(manager, { ...OCTOBER, accepts: true })).toMatchObject(done);
  expect(await close(admin)).toMatchObject(done);
  await calculate(admin, NOVEMBER);
  expect(await sign(user, NOVEMBER)).toMatchObject(own);
  expect(await sign(fatmir, { ...NOVEMBER, accepts: true })).toMatchObject(done);
  expect(await close(user, NOVEMBER)).toMatchObject(done);
  // Opened again, that sign-off covers nothing: neither the account, nor what the administrator calculated.
  await as(admin).call(reopenPeriod, { body: { ...NOVEMBER, tenantId, code: 'AGI26A' } });
  expect(await sign(user, NOVEMBER)).toMatchObject(own);
  expect(await sign(admin, NOVEMBER)).toMatchObject(own);
  expect(await sign(fatmir, { ...NOVEMBER, accepts: true })).toMatchObject(done);
});

test('who accepted a warning does not sign, until they take it back', async () => {
  const { server, company, user, manager, arta, account, accept, sign, as, tenantId, openWarnings } =
    await signingOffice();
  const fatmir = await server.user({ roleId: 4, companies: [company.id], name: 'Fatmir' });
  await account(user, arta, accountOf(7));
  const [warning] = await openWarnings(manager);
  expect(await accept(manager)).toMatchObject(done);
  expect(await sign(manager)).toMatchObject(own);
  const back = { ...OCTOBER, tenantId, employeeId: arta, finding: warning?.code ?? 'ACCOUNT_CHANGED' };
  await as(manager).call(withdrawAcceptance, { body: back });
  expect(await sign(manager, { ...OCTOBER, accepts: true })).toMatchObject(done);
  expect((await sign(fatmir)).body.code).toBe('WARNINGS_OPEN');
});

const facts = { name: 'Lul', password: 'Mali2026x' };

test('somebody who was made by a maker, or made one, or whose e-mail or role a maker set within 30 days, is not somebody else', async () => {
  const office = await signingOffice();
  const { server, company, admin, manager, user, arta, account, state, as, sign } = office;
  const signers = async () => (await state(manager)).signers.map(({ name }) => name).sort();
  const made = await as(admin).call(createUser, {
    body: { ...facts, email: `lul.${company.id}@agimi.test`, roleId: 4, tenantIds: [company.id] },
  });
  expect(made).toMatchObject(done);
  // The administrator has calculated: whom they made is theirs.
  expect(await signers()).toEqual(['Mira Menaxhere', 'Uran Përdoruesi']);
  // Who made a maker is one with them.
  expect(await account(user, arta, accountOf(7))).toMatchObject(done);
  await server.asAccess((tx) =>
    tx.execute(
      `insert into person_tie ("byUserId", "userId", "at") values (${manager.id}, ${user.id}, '2026-10-20')`,
    ),
  );
  expect(await sign(manager, { ...OCTOBER, accepts: true })).toMatchObject(own);
  expect((await state(manager)).refusal).toMatchObject({
    through: 'Uran Përdoruesi',
    made: [{ kind: 'account' }],
  });
  // After 30 days the two are two again.
  await server.asAccess((tx) => tx.execute(`update person_tie set "at" = '2026-10-03T08:00:00Z'`));
  expect(await signers()).toEqual(['Lul', 'Mira Menaxhere']);
});

test('a tie of the day something was made counts as long as that is open: nobody waits a month to sign through their own account', async () => {
  const { server, company, user, arta, account, sign } = await signingOffice();
  expect(await account(user, arta, accountOf(7))).toMatchObject(done);
  server.clock.set('2026-12-05T09:00:00Z');
  const lul = await server.user({ roleId: 4, companies: [company.id], name: 'Lul' });
  const tied = (at: string) =>
    server.asAccess((tx) =>
      tx.execute(
        `insert into person_tie ("byUserId", "userId", "at") values (${user.id}, ${lul.id}, '${at}')`,
      ),
    );
  // Long before the change: they were two when it was made.
  await tied('2026-10-01');
  expect((await sign(lul, { ...OCTOBER, accepts: true })).body.code).not.toBe('SIGN_OFF_OWN_CHANGE');
  await tied('2026-10-20');
  expect(await sign(lul, { ...OCTOBER, accepts: true })).toMatchObject(own);
});

test('leave that is not paid in full is somebody’s change, booked or deleted; leave that is paid in full is not', async () => {
  const { server, company, tenantId, user, arta, as, calculate, manager, state } = await signingOffice();
  await server.inCompany(company.id, (tx) => tx.update(employee).set({ gender: Gender.male }));
  const leave = { tenantId, employeeId: arta, from: '2026-10-12', to: '2026-10-13' };
  const madeBy = async () => (await state(user)).refusal?.made.map(({ kind }) => kind);
  const annual = { ...leave, type: LeaveType.annual, from: '2026-10-05', to: '2026-10-05' };
  expect(await as(user).call(storeVacation, { body: annual })).toMatchObject(done);
  expect(await madeBy()).toBeUndefined();
  const unpaid = { ...leave, type: LeaveType.special, reason: 'fatherUnpaid' as const };
  const booked = await as(user).call(storeVacation, { body: unpaid });
  expect(booked).toMatchObject(done);
  expect(await madeBy()).toEqual(['leave']);
  await calculate(manager);
  expect(await madeBy()).toEqual(['leave']);
  // Deleted before anybody signed, it was never there.
  const { id } = (booked.body as { vacation: { id: number } }).vacation;
  expect((await as(user).call(deleteVacation, { params: { id } })).status).toBeLessThan(300);
  expect(await madeBy()).toBeUndefined();
});

test('an e-mail, a role or a status that was set ties; a name does not; a super admin ties only whom they acted for themselves', async () => {
  const office = await signingOffice();
  const { server, company, admin, manager, user, blerta, account, state, as } = office;
  const fatmir = await server.user({ roleId: 4, companies: [company.id], name: 'Fatmir' });
  const sara = await server.superAdmin();
  const set = (by: typeof admin, id: number, change: object) =>
    as(by).call(updateAdmin, { body: { id, ...change } });
  const signers = async () => (await state(manager)).signers.map(({ name }) => name).sort();
  expect(await set(admin, user.id, { name: 'Uran' })).toMatchObject(done);
  expect(await signers()).toEqual(['Fatmir', 'Mira Menaxhere', 'Uran']);
  expect(await set(admin, user.id, { email: `tjeter.${user.id}@agimi.test` })).toMatchObject(done);
  expect(await signers()).toEqual(['Fatmir', 'Mira Menaxhere']);
  // The platform's operator helps two people: that makes them not one person.
  expect(await set(sara, admin.id, { email: `ri.${admin.id}@agimi.test` })).toMatchObject(done);
  expect(await set(sara, fatmir.id, { status: UserStatus.inactive })).toMatchObject(done);
  expect(await set(sara, fatmir.id, { status: UserStatus.active })).toMatchObject(done);
  expect(await signers()).toEqual(['Fatmir', 'Mira Menaxhere']);
  // But once they change something of the month themselves, whom they set up is theirs.
  expect(await account(sara, blerta, accountOf(9))).toMatchObject(done);
  expect(await signers()).toEqual(['Mira Menaxhere']);
});

test('a maker who was deleted and comes back under the same address is the same person', async () => {
  const { server, company, user, manager, arta, account, state } = await signingOffice();
  await account(user, arta, accountOf(7));
  await server.asAccess((tx) =>
    tx.execute(`update app_user set "deletedAt" = '2026-11-02' where id = ${user.id}`),
  );
  await server.user({
    roleId: 4,
    companies: [company.id],
    name: 'Uran i ri',
    email: user.email.toUpperCase(),
  });
  expect((await state(manager)).signers.map(({ name }) => name)).toEqual(['Mira Menaxhere']);
});

test('with two people, the edit that would leave nobody is refused before it is made, and nothing of it is there', async () => {
  const office = await signingOffice();
  const { server, user, manager, admin, arta, account, findings, form, state } = office;
  await server.asAccess((tx) => tx.execute(`update app_user set status = 2 where id = ${user.id}`));
  expect(await account(manager, arta, accountOf(7))).toMatchObject(nobodyLeft);
  expect(await form(manager, arta, { bruttoSalary: 1700, validFrom: '2026-10-01' })).toMatchObject(
    nobodyLeft,
  );
  expect(await findings(manager)).toEqual([]);
  expect((await state(manager)).makers).toHaveLength(1);
  // Who has changed something already goes on.
  expect(await account(admin, arta, accountOf(7))).toMatchObject(done);
});

test('two who would both be makers in the same moment do not leave nobody: the second waits, and is refused', async () => {
  const { server, company, user, manager, arta, blerta, account } = await signingOffice();
  const state = { settled: false };
  let second: ReturnType<typeof account> | undefined;
  await server.inCompany(company.id, async (tx) => {
    await tx.execute(sql`select set_config('app.writer', ${String(manager.id)}, true)`);
    await tx
      .update(employee)
      .set({ bankAccountNumber: accountOf(8) })
      .where(eq(employee.id, blerta));
    second = account(user, arta, accountOf(7)).finally(() => {
      state.settled = true;
    });
    const isWaiting = async () =>
      (await tx.execute(sql`select 1 from pg_locks where "locktype" = 'advisory' and not "granted"`)).rows
        .length;
    while (!state.settled && (await isWaiting()) === 0) await wait(5);
  });
  expect(await second).toMatchObject(nobodyLeft);
});

test('who puts back what somebody else has typed is a maker of it too; who puts back what was paid before is not', async () => {
  const { server, company, admin, user, manager, arta, account, accept, state } = await signingOffice();
  const fatmir = await server.user({ roleId: 4, companies: [company.id], name: 'Fatmir' });
  const makers = async () =>
    (await state(manager)).makers
      .filter(({ made }) => made.some(({ kind }) => kind === 'account'))
      .map(({ by }) => by)
      .sort();
  await account(user, arta, accountOf(7));
  await account(admin, arta, accountOf(8));
  expect(await account(fatmir, arta, accountOf(7))).toMatchObject(done);
  expect(await makers()).toEqual([fatmir.name, user.name].sort());
  expect(await accept(fatmir)).toMatchObject(ownAcceptance);
  expect(await account(fatmir, arta, accountOf(0))).toMatchObject(done);
  expect(await makers()).toEqual([]);
});
