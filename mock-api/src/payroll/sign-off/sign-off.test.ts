import { agreeSignOffOff, getSignOffRule, saveSignOffRule } from '@paga/contract/approvals';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  closePeriod,
  generateSalaries,
  getClosedVersions,
  getSalaryChecks,
  getSignOff,
  reopenPeriod,
  signOffMonth,
  updatePaymentDate,
  updateSalary,
  withdrawSignOff,
} from '@paga/contract/payroll';
import { accountOf } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestUser, testServer } from '@paga/testing/server';
import { asc, eq, inArray } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { employee } from '#people/table.ts';

// Every head start of either side; `PAGA_SOAK=1` runs a thousand races.
const RACES = process.env.PAGA_SOAK === '1' ? 1000 : 10;
const october = { month: 10, year: 2026 };

/** October of a company that asks for a sign-off, calculated by its administrator. */
async function arranged({ required = true } = {}) {
  const server = await testServer();
  server.clock.set('2026-11-02T09:00:00Z');
  const company = await server.company({ code: 'AGI26A' });
  await savedEmployees(server, company, {});
  const [row] = await calculatedMonth(server, company, october);
  const of = { ...october, tenantId: company.id };
  const query = { ...october, userId: company.id };
  const rule = (as: TestUser, body: { required: boolean; was?: boolean }) =>
    server.as(as).call(saveSignOffRule, { body: { tenantId: company.id, ...body } });
  if (required) await rule(company.admin, { required: true });
  const state = async (as: TestUser) => (await server.as(as).call(getSignOff, { query })).body;
  const sign = async (as: TestUser) =>
    server.as(as).call(signOffMonth, { body: { ...of, content: (await state(as)).content } });
  const close = (as: TestUser = company.admin) =>
    server.as(as).call(closePeriod, { body: { ...of, code: 'AGI26A' } });
  const edit = async (as: TestUser, stops: number) => {
    await server.as(as).call(authenticateCode, { body: { code: 'AGI26A', userId: as.id } });
    return server.as(as).call(updateSalary, { body: { ...of, salaryId: row?.id ?? 0, stops } });
  };
  return { server, company, of, query, rule, state, sign, close, edit };
}

const missing = { status: 409, body: { code: 'SIGN_OFF_MISSING' } };

test('a company that was never asked closes as before, and its months are signed off by nobody', async () => {
  const { server, company, query, state, sign, close } = await arranged({ required: false });
  expect((await server.as(company.user).call(getSignOffRule, {})).body).toEqual({ required: false });
  const nothing = { changed: null, makers: [], signers: [], refusal: null, signed: null };
  expect(await state(company.manager)).toEqual({ required: false, ...nothing, content: '' });
  expect((await sign(company.manager)).status).toBe(422);
  const body = { ...october, tenantId: company.id, content: 'read' };
  expect(await server.as(company.manager).call(signOffMonth, { body })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT' },
  });
  expect((await close()).status).toBe(200);
  const { body: closings } = await server.as(company.user).call(getClosedVersions, { query });
  expect(closings.versions).toMatchObject([{ signedOff: null }]);
});

test('the setting is changed by roles 1 to 3 of the company with an audit line, not over somebody else’s change, and by nobody alone', async () => {
  const { server, company, rule } = await arranged({ required: false });
  const drini = await server.company({ name: 'Drini' });
  expect((await rule(company.user, { required: true })).body.code).toBe('FORBIDDEN');
  expect((await rule(drini.admin, { required: true })).status).toBe(403);
  expect((await rule(company.manager, { required: true, was: true })).body.code).toBe('CONFLICT');
  expect((await rule(company.manager, { required: 1 as never })).status).toBe(422);
  expect((await rule(company.manager, { required: true, was: false })).body).toEqual({ required: true });
  await rule(await server.superAdmin(), { required: true });
  const lines = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.page, 'configurations')),
  );
  expect(lines).toMatchObject([
    {
      type: 'updateSignOff',
      userId: company.manager.id,
      changes: { signOffRequired: { old: 0, new: 1 } },
    },
  ]);
  // One asks for it, another agrees: until then it stays.
  expect((await rule(company.admin, { required: false })).body).toMatchObject({ required: true });
  const agree = (as: TestUser) => server.as(as).call(agreeSignOffOff, { body: { tenantId: company.id } });
  expect((await agree(company.manager)).body).toEqual({ required: false });
  await server.asAccess((tx) =>
    tx.execute(
      `update "app_user" set "status" = 2 where "id" in (${company.manager.id}, ${company.user.id}) `,
    ),
  );
  expect(await rule(company.admin, { required: true })).toMatchObject({
    status: 409,
    body: { code: 'SIGN_OFF_NEEDS_TWO' },
  });
});

test('closing waits for another person than everybody who changed a figure; the closing then names them', async () => {
  const { server, company, query, state, sign, close, edit } = await arranged();
  expect(await close()).toMatchObject(missing);
  expect(await sign(company.admin)).toMatchObject({ status: 403, body: { code: 'SIGN_OFF_OWN_CHANGE' } });
  expect((await edit(company.user, 5)).status).toBe(200);
  expect(await state(company.user)).toMatchObject({ changed: { own: true }, signed: null });
  expect((await sign(company.user)).body.code).toBe('SIGN_OFF_OWN_CHANGE');
  // Somebody else has changed it last, and the administrator has all the same.
  expect((await sign(company.admin)).body.code).toBe('SIGN_OFF_OWN_CHANGE');
  expect(await state(company.admin)).toMatchObject({
    signers: [{ name: 'Mira Menaxhere', own: false }],
    refusal: { through: null, made: [{ kind: 'figures', employees: 0, employee: null }] },
  });
  const signed = await sign(company.manager);
  expect(signed).toMatchObject({ status: 200, body: { required: true, signed: { own: true, holds: true } } });
  expect(await state(company.user)).toMatchObject({
    signed: { by: 'Mira Menaxhere', own: false, holds: true },
  });
  expect((await close(company.user)).status).toBe(200);
  expect(await close(company.user)).toMatchObject({ body: { code: 'PERIOD_CLOSED' } });
  expect((await sign(company.manager)).body.code).toBe('PERIOD_CLOSED');
  const { body } = await server.as(company.user).call(getClosedVersions, { query });
  expect(body.versions).toMatchObject([{ signedOff: { by: 'Mira Menaxhere' } }]);
});

test('anything that changes withdraws it: a figure, also one changed back, the payment date, an account, a calculation', async () => {
  const { server, company, of, query, state, sign, close, edit } = await arranged();
  const { manager } = company;
  const withdrawn = async (what: () => Promise<unknown>) => {
    expect((await sign(manager)).body.signed?.holds).toBe(true);
    await what();
    const { signed } = await state(manager);
    expect(signed?.holds).toBe(false);
    expect(['SIGN_OFF_MISSING', 'MONTH_OUTDATED', 'WARNINGS_OPEN']).toContain((await close()).body.code);
  };
  await withdrawn(async () => [await edit(company.admin, 5), await edit(company.admin, 0)]);
  const move = async (was: string, paymentDate: string) =>
    server.as(company.admin).call(updatePaymentDate, { body: { ...of, paymentDate, was } });
  await withdrawn(async () => [
    await move('2026-10-31', '2026-10-30'),
    await move('2026-10-30', '2026-10-31'),
  ]);
  await withdrawn(() =>
    server.inCompany(company.id, (tx) => tx.update(employee).set({ bankAccountNumber: accountOf(3) })),
  );
  await withdrawn(async () => {
    await savedEmployees(server, company, {
      firstName: 'Blerta',
      lastName: 'Hoxha',
      personalNumber: '1763855925',
    });
    expect((await server.as(company.admin).call(generateSalaries, { query })).status).toBe(200);
  });
  // A run that finds everything as it was changes nothing and withdraws nothing, no matter who starts it.
  expect((await sign(manager)).status).toBe(200);
  await server.as(manager).call(generateSalaries, { query });
  expect(await state(manager)).toMatchObject({ changed: { by: 'Arben Admini' }, signed: { holds: true } });
  expect((await close()).status).toBe(200);
});

test('nobody signs what they have not seen, or what closing would refuse; it is withdrawn, and a reopened month needs a new one', async () => {
  const { server, company, of, state, sign, close, edit } = await arranged();
  const { content } = await state(company.manager);
  await edit(company.admin, 7);
  const stale = await server.as(company.manager).call(signOffMonth, { body: { ...of, content } });
  expect(stale).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  const account = (bankAccountNumber: string | null) =>
    server.inCompany(company.id, (tx) => tx.update(employee).set({ bankAccountNumber }));
  await account(null);
  expect((await sign(company.manager)).body.code).toBe('WARNINGS_OPEN');
  await account(accountOf(1));
  await sign(company.manager);
  const withdraw = (as: TestUser) => server.as(as).call(withdrawSignOff, { body: of });
  expect((await withdraw(company.user)).body).toMatchObject({ signed: null });
  expect((await withdraw(company.manager)).status).toBe(404);
  expect(await close()).toMatchObject(missing);
  await sign(company.manager);
  expect((await close()).status).toBe(200);
  expect((await withdraw(company.manager)).body.code).toBe('PERIOD_CLOSED');
  await server.as(company.admin).call(reopenPeriod, { body: { ...of, code: 'AGI26A' } });
  expect((await state(company.manager)).signed).toBeNull();
  expect(await close()).toMatchObject(missing);
  await sign(company.manager);
  expect((await close()).status).toBe(200);
  const lines = await server.inCompany(company.id, (tx) =>
    tx
      .select()
      .from(auditLine)
      .where(inArray(auditLine.type, ['signOff', 'withdrawSignOff', 'close', 'reopen']))
      .orderBy(asc(auditLine.id)),
  );
  expect(lines.map(({ type }) => type)).toEqual([
    ...['signOff', 'withdrawSignOff', 'signOff', 'close', 'reopen', 'signOff', 'close'],
  ]);
  expect(lines[0]).toMatchObject({
    userId: company.manager.id,
    changes: { signedOff: { old: null, new: 1 } },
  });
});

test('a warning accepted with a sign-off is open again once that no longer holds, and is accepted anew with the next', async () => {
  const { server, company, of, query, state, close, edit } = await arranged();
  await server.inCompany(company.id, (tx) => tx.update(employee).set({ bankAccountNumber: null }));
  const findings = async () =>
    (await server.as(company.manager).call(getSalaryChecks, { query })).body.findings;
  const signed = async () => {
    const open = (await findings()).filter(({ accepted, level }) => level === 'warning' && !accepted);
    const accepts = open.map(({ employeeId, code, fact }) => ({ employeeId, code, fact }));
    const { content } = await state(company.manager);
    const body = {
      ...of,
      content,
      ...(accepts.length > 0 && { accepts: { note: 'Paguhet në dorë', findings: accepts } }),
    };
    return server.as(company.manager).call(signOffMonth, { body });
  };
  expect((await signed()).status).toBe(200);
  const missingAccount = {
    code: 'ACCOUNT_MISSING',
    accepted: { note: 'Paguhet në dorë', by: 'Mira Menaxhere' },
  };
  expect(await findings()).toMatchObject([missingAccount]);
  await edit(company.admin, 5);
  expect(await findings()).toMatchObject([{ code: 'ACCOUNT_MISSING', accepted: null }]);
  expect((await close()).body.code).toBe('WARNINGS_OPEN');
  expect((await signed()).body.signed?.holds).toBe(true);
  expect(await findings()).toMatchObject([missingAccount]);
  expect((await close()).status).toBe(200);
  expect(await findings()).toMatchObject([missingAccount]);
});

test('people of other companies, role 1, and who is not signed in sign nothing; bad input is refused', async () => {
  const { server, company, of, query } = await arranged();
  const drini = await server.company({ name: 'Drini' });
  const sara = await server.superAdmin();
  const body = { ...of, content: 'x' };
  for (const [who, status] of [
    [undefined, 401],
    [drini.admin, 403],
    [sara, 403],
  ] as const) {
    expect((await server.as(who).call(signOffMonth, { body })).status).toBe(status);
    expect((await server.as(who).call(withdrawSignOff, { body: of })).status).toBe(status);
  }
  expect((await server.as(sara, { company: company.id }).call(getSignOff, { query })).status).toBe(200);
  for (const bad of [{ content: '' }, { month: 13 }, { signed: true }])
    expect((await server.as(company.user).call(signOffMonth, { body: { ...body, ...bad } })).status).toBe(
      422,
    );
  const september = { query: { ...query, month: 9 } };
  expect((await server.as(company.user).call(getSignOff, september)).body.code).toBe('NO_SALARIES');
});

test(`a change that races a sign-off withdraws it or makes it a conflict, and no month closes over it, ${RACES} times`, async () => {
  const { server, company, of, state, close, edit } = await arranged();
  const seen = { conflict: 0, withdrawn: 0 };
  const sign = (content: string) =>
    server.as(company.manager).call(signOffMonth, { body: { ...of, content } });
  await edit(company.admin, 0);
  for (let race = 1; race <= RACES; race += 1) {
    const { content } = await state(company.manager);
    const change = () => edit(company.admin, race);
    // By turns the change is first, the sign-off is first, and all three start at once.
    const before = race % 3 === 1 ? await change() : undefined;
    const early = race % 3 === 2 ? await sign(content) : undefined;
    const [changed, signed, closed] = await Promise.all([
      before ?? change(),
      early ?? sign(content),
      race % 3 === 0 ? close() : undefined,
    ]);
    if (closed?.status === 200) {
      // Only over the sign-off of what it froze: the change came too late.
      expect([signed.status, changed.body.code]).toEqual([200, 'PERIOD_CLOSED']);
      await server.as(company.admin).call(reopenPeriod, { body: { ...of, code: 'AGI26A' } });
      continue;
    }
    expect(changed.status).toBe(200);
    if (signed.status === 200) {
      seen.withdrawn += 1;
      expect((await state(company.manager)).signed?.holds).toBe(false);
    } else {
      seen.conflict += 1;
      expect(signed.body.code).toBe('CONFLICT');
    }
    expect(await close()).toMatchObject(missing);
  }
  expect(seen.conflict).toBeGreaterThan(0);
  expect(seen.withdrawn).toBeGreaterThan(0);
}, 1_800_000);
