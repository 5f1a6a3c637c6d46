import {
  agreeSignOffOff,
  getSignOffRule,
  saveSignOffRule,
  withdrawSignOffOff,
} from '@paga/contract/approvals';
import { accountOf } from '@paga/testing/employees';
import { savedEmployees } from '@paga/testing/saved-employees';
import { OCTOBER, signingOffice } from '@paga/testing/signing-office';
import { sql } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

/** What PostgreSQL says of a statement under the weak role, inside the company; its code alone. */
async function refusalOf(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: { cause?: { code?: string } }) => error.cause?.code,
  );
}

async function typed() {
  const office = await signingOffice();
  const { server, company } = office;
  const run = (statement: string) =>
    refusalOf(server.inCompany(company.id, (tx) => tx.execute(sql.raw(statement))));
  return { ...office, run };
}

test('the database refuses a decision of a maker, and of who is one with them, typed as SQL under the weak role', async () => {
  const { server, tenantId, admin, manager, user, arta, account, run } = await typed();
  await account(user, arta, accountOf(7));
  const period = `(select id from salary_period where month = ${OCTOBER.month})`;
  const sign = (by: number) =>
    run(`insert into salary_sign_off ("tenantId", "periodId", "content", "signedBy", "signedAt")
      values (${tenantId}, ${period}, 'x', ${by}, '2026-11-02') on conflict ("tenantId", "periodId") where "versionId" is null do update set "signedBy" = excluded."signedBy"`);
  const accept = (by: number) =>
    run(`insert into salary_acceptance ("tenantId", "periodId", "employeeId", "code", "fact", "note", "acceptedBy", "acceptedAt", "withSignOff")
      values (${tenantId}, ${period}, ${arta}, 'ACCOUNT_CHANGED', 'f', 'n', ${by}, '2026-11-02', true) on conflict do nothing`);
  for (const who of [admin, user]) expect(await sign(who.id)).toBe('PA002');
  expect(await accept(user.id)).toBe('PA003');
  expect(await accept(manager.id)).toBeUndefined();
  expect(await sign(manager.id)).toBeUndefined();
  // A stored one cannot be given to a maker either.
  expect(await run(`update salary_sign_off set "signedBy" = ${user.id}`)).toBe('PA002');
  await server.asAccess((tx) =>
    tx.execute(
      `insert into person_tie ("byUserId", "userId", "at") values (${user.id}, ${manager.id}, '2026-11-01')`,
    ),
  );
  expect(await sign(manager.id)).toBe('PA002');
});

test('nobody takes a maker out, puts one in, or switches the rule off, by what the weak role may write', async () => {
  const { server, admin, manager, arta, account, run, state } = await typed();
  await account(manager, arta, accountOf(7));
  expect(await run('delete from approval_maker')).toBe('42501');
  expect(await run(`update approval_maker set "coveredBy" = 'closing 1'`)).toBe('42501');
  expect(
    await run(`insert into approval_maker ("tenantId", "kind", "subject", "fromMonth", "makerId", "at")
    select id, 'figures', '1', 0, ${admin.id}, now() from tenant`),
  ).toBe('42501');
  expect(await run('select cover_makers(1, 1, $$x$$)')).toBe('42501');
  expect(await run('update tenant set "signOffRequired" = false')).toBe('PA004');
  expect(
    await run(`insert into approval_request ("tenantId", "kind", "subject", "state", "askedBy", "askedAt", "decidedBy", "decidedAt")
    select id, 'signOffRule', 'off', 'agreed', ${admin.id}, now(), ${admin.id}, now() from tenant`),
  ).toBe('PA004');
  expect((await state(admin)).makers).toHaveLength(2);
  const access = await refusalOf(
    server.asAccess((tx) =>
      tx.execute('update tenant set "signOffRequired" = false where "signOffRequired"'),
    ),
  );
  expect(access).toBe('PA004');
});

test('who made what is noted with as few rows read for the three hundredth person as for the hundredth', async () => {
  const { server, company, user } = await signingOffice({ rule: false });
  const read = await server.inCompany(company.id, async (tx) => {
    await tx.execute(sql`select set_config('app.writer', ${`${user.id}`}, true)`);
    const counts = [];
    for (let index = 0; index <= 300; index += 1) {
      await savedEmployees({ inCompany: (_, work) => work(tx) }, company, {
        personalNumber: `9${String(index).padStart(9, '0')}`,
        bankAccountNumber: accountOf(index),
      });
      const { rows } = await tx.execute<{ rows: number }>(sql`
        select ("seq_tup_read" + "idx_tup_fetch")::int as rows from pg_stat_xact_user_tables where relname = 'approval_maker'`);
      counts.push(rows[0]?.rows ?? Number.NaN);
    }
    return counts;
  });
  const [first = 0, second = 0] = [100, 300].map((at) => (read[at] ?? 0) - (read[at - 100] ?? 0));
  expect(second).toBeLessThanOrEqual(first + 100);
});

test('the rule is switched off by one who asks and another who agrees; it can be withdrawn, and an accomplice agrees to nothing', async () => {
  const { server, company, tenantId, admin, manager, user, as, rule } = await signingOffice();
  const body = { body: { tenantId } };
  const agree = (who: typeof admin) => as(who).call(agreeSignOffOff, body);
  const read = async (who: typeof admin) => (await as(who).call(getSignOffRule, {})).body;
  expect((await agree(manager)).status).toBe(404);
  expect((await rule(admin, false)).body).toMatchObject({
    required: true,
    off: { own: true, refusal: { through: null } },
  });
  expect(await rule(manager, false)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await agree(admin)).toMatchObject({ status: 403, body: { code: 'SAME_PERSON' } });
  expect((await agree(user)).status).toBe(403);
  expect((await as(await server.superAdmin()).call(agreeSignOffOff, body)).status).toBe(403);
  expect((await read(manager)).off).toMatchObject({ by: 'Arben Admini', own: false, refusal: null });
  expect((await as(manager).call(withdrawSignOffOff, body)).body).toEqual({ required: true });
  expect((await agree(manager)).status).toBe(404);
  await rule(manager, false);
  await server.asAccess((tx) =>
    tx.execute(
      `insert into person_tie ("byUserId", "userId", "at") values (${admin.id}, ${manager.id}, '2026-10-20')`,
    ),
  );
  expect((await agree(admin)).body.code).toBe('SAME_PERSON');
  expect((await read(admin)).off?.refusal).toMatchObject({ through: 'Mira Menaxhere' });
  const other = await server.user({ roleId: 3, companies: [company.id], name: 'Besa' });
  expect((await agree(other)).body).toEqual({ required: false });
  const lines = await server.inCompany(company.id, (tx) => tx.select().from(auditLine).orderBy(auditLine.id));
  expect(lines.filter(({ type }) => /SignOff/.test(type)).map(({ type, userId }) => [type, userId])).toEqual([
    ['updateSignOff', admin.id],
    ['askSignOffOff', admin.id],
    ['withdrawSignOffOff', manager.id],
    ['askSignOffOff', manager.id],
    ['updateSignOff', other.id],
  ]);
});

test('it is switched on by a company of two people who are apart, not by one who made the other', async () => {
  const { server, tenantId, admin, manager, user, as } = await signingOffice({ rule: false });
  await server.asAccess((tx) =>
    tx.execute(`insert into person_tie ("byUserId", "userId", "at")
      values (${admin.id}, ${manager.id}, '2026-10-20'), (${admin.id}, ${user.id}, '2026-10-20')`),
  );
  const on = () => as(admin).call(saveSignOffRule, { body: { tenantId, required: true } });
  expect(await on()).toMatchObject({ status: 409, body: { code: 'SIGN_OFF_NEEDS_TWO' } });
  await server.asAccess((tx) => tx.execute(`delete from person_tie where "userId" = ${user.id}`));
  expect((await on()).status).toBe(200);
});
