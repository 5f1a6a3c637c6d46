import { setTimeout as sleep } from 'node:timers/promises';
import { updateEmployee } from '@paga/contract/employees';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { deleteVacation, storeVacation } from '@paga/contract/leave';
import {
  closePeriod,
  generateSalaries,
  getSalaries,
  getSalaryTotals,
  reopenPeriod,
  updatePaymentDate,
  updateSalaries,
  updateSalary,
  verifyPeriod,
} from '@paga/contract/payroll';
import { anEmployee } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { aLeave } from '@paga/testing/vacations';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { salaryTrace, salaryVersion, salaryVersionRow } from '#months/table.ts';
import { employee } from '#people/table.ts';

// In every run each of the seven head starts, by turns of either side, and the longest of both sides; PAGA_SEED=1 gives each to the other side.
// `PAGA_SOAK=1` runs a thousand races.
const soak = process.env.PAGA_SOAK === '1';
const shift = 7 * Number(process.env.PAGA_SEED ?? 0);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const RACES = soak ? upTo(1000) : [...upTo(7), 13].map((race) => race + shift);
const CLOSINGS = soak ? 1000 : 2;
/** The three works that race it by turns: each in all head starts only in the soak. */
const WORKS = soak ? upTo(3000) : RACES;
/** A closing asks for code, passkey and sign-off before it takes the month. */
const STEP_MS = 6;
const october = { month: 10, year: 2026 };

const arranged = async () => {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  const [employeeId = 0] = await savedEmployees(server, company, {});
  const [row] = await calculatedMonth(server, company, october);
  const body = { ...october, tenantId: company.id, code: 'AGI26A' };
  return { server, company, body, employeeId, salaryId: row?.id ?? 0 };
};
type Arranged = Awaited<ReturnType<typeof arranged>>;

/** Does both at once: who starts first, and by how much, differs from race to race. */
function raced<One, Other>(
  race: number,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  const later = async <T>(work: () => Promise<T>) => {
    await sleep((race % 7) * STEP_MS);
    return work();
  };
  return Promise.all(race % 2 === 0 ? [one(), later(other)] : [later(one), other()]);
}

test(`of fifty closings at once one wins, and the month has one version more, ${CLOSINGS} times`, async () => {
  const { server, company, body } = await arranged();
  const more = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7].map(() => server.user({ roleId: 3, companies: [company.id] })),
  );
  const people = [company.admin, company.manager, company.user, ...more].map((user) => server.as(user));
  const versions = () => server.inCompany(company.id, (tx) => tx.select().from(salaryVersion));
  const hashes = new Set<string>();
  for (let race = 1; race <= CLOSINGS; race += 1) {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => people[index % people.length]?.call(closePeriod, { body })),
    );
    const reached = answers.map((answer) => (answer?.status === 200 ? 'closed' : answer?.body.code));
    expect(reached.sort()).toEqual([...Array<string>(49).fill('PERIOD_CLOSED'), 'closed']);
    const stored = await versions();
    expect(stored).toHaveLength(race);
    for (const { hash } of stored) hashes.add(hash);
    const { body: verified } = await server
      .as(company.admin)
      .call(verifyPeriod, { query: { ...october, userId: company.id } });
    expect(verified).toMatchObject({ total: 1, identical: 1, hashHolds: true });
    expect((await server.as(company.admin).call(reopenPeriod, { body })).status).toBe(200);
  }
  expect(hashes.size).toBe(1);
}, 1_800_000);

test(`an edit that races a closing is in it or refused, never half, ${RACES.length} times`, async () => {
  const { server, company, body, salaryId } = await arranged();
  const [closer, editor] = [server.as(company.admin), server.as(company.manager)];
  const query = { ...october, userId: company.id };
  const seen = { first: 0, refused: 0 };
  let stops = 0;
  for (const race of RACES) {
    expect(
      (await editor.call(authenticateCode, { body: { code: 'AGI26A', userId: company.manager.id } })).status,
    ).toBe(200);
    const edit = () =>
      editor.call(updateSalary, { body: { ...october, tenantId: company.id, salaryId, stops: race / 100 } });
    const close = () => closer.call(closePeriod, { body });
    const [edited, closed] = await raced(race, edit, close);
    expect(closed.status).toBe(200);
    if (edited.status === 200) {
      stops = race / 100;
      seen.first += 1;
    } else {
      expect(edited.body.code).toBe('PERIOD_CLOSED');
      seen.refused += 1;
    }
    const { body: verified } = await closer.call(verifyPeriod, { query });
    expect([verified.identical, verified.hashHolds, verified.differences]).toEqual([1, true, []]);
    const { body: rows } = await closer.call(getSalaries, { query });
    expect(rows.salaries[0]?.netto).toBe(Math.round(88_400 - stops * 100) / 100);
    expect((await closer.call(reopenPeriod, { body })).status).toBe(200);
  }
  expect(seen.first).toBeGreaterThan(0);
  expect(seen.refused).toBeGreaterThan(0);
}, 1_800_000);

test(`leave that races a closing is refused, or the closing asks for a new calculation, never neither and never both, ${RACES.length} times`, async () => {
  const { server, company, body, employeeId } = await arranged();
  await server.inCompany(company.id, (tx) =>
    tx.execute(sql`update leave_setting set "annualLeavePercentage" = 80`),
  );
  await calculatedMonth(server, company, october);
  const [closer, planner] = [server.as(company.admin), server.as(company.manager)];
  const query = { ...october, userId: company.id };
  const leave = { ...aLeave(), from: '2026-10-19', to: '2026-10-21' };
  const seen = { closed: 0, booked: 0 };
  for (const race of RACES) {
    const book = () => planner.call(storeVacation, { body: { tenantId: company.id, employeeId, ...leave } });
    const close = () => closer.call(closePeriod, { body });
    const [booked, closed] = await raced(race, book, close);
    if (closed.status === 200) {
      expect(booked).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
      seen.closed += 1;
    } else {
      expect([closed.status, closed.body.code, booked.status]).toEqual([409, 'MONTH_OUTDATED', 200]);
      expect((await calculatedMonth(server, company, october))[0]?.netto).toBeLessThan(884);
      expect((await close()).status).toBe(200);
      seen.booked += 1;
    }
    const { body: verified } = await closer.call(verifyPeriod, { query });
    expect([verified.identical, verified.hashHolds, verified.differences]).toEqual([1, true, []]);
    expect((await closer.call(reopenPeriod, { body })).status).toBe(200);
    if (booked.status !== 200) continue;
    const id = 'vacation' in booked.body ? (booked.body.vacation?.id ?? 0) : 0;
    expect((await planner.call(deleteVacation, { params: { id } })).status).toBe(204);
    await calculatedMonth(server, company, october);
  }
  expect(seen.closed).toBeGreaterThan(0);
  expect(seen.booked).toBeGreaterThan(0);
}, 1_800_000);

/** Saves a raise from 1 October as of now, by the form with the version that the editor saw. */
async function raiseTo({ server, company, employeeId }: Arranged, bruttoSalary: number) {
  const { userId: _, ...person } = anEmployee({ userId: company.id });
  const [seen] = await server.inCompany(company.id, (tx) =>
    tx.select({ version: employee.version }).from(employee),
  );
  const edit = { ...person, ...seen, bruttoSalary, validFrom: '2026-10-01' };
  const body = { userId: company.id, employeeId, employee: JSON.stringify(edit) as never };
  return () => server.as(company.manager).call(updateEmployee, { body });
}
const refusedRaise = { status: 422, body: { fields: [{ code: 'monthClosed' }] } };

test(`a raise that races a closing is refused, or the closing asks for a new calculation, and neither is a conflict, ${RACES.length} times`, async () => {
  const all = await arranged();
  const { server, company, body } = all;
  const closer = server.as(company.admin);
  const close = () => closer.call(closePeriod, { body });
  const seen = { closed: 0, raised: 0 };
  for (const race of RACES) {
    const raise = await raiseTo(all, 1000 + race);
    // Either has up to 90 ms before the other: a closing does much before it freezes.
    const lead = ((race % 7) - 3) * 30;
    const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(ms, 0)));
    const [raised, closed] = await Promise.all([after(lead).then(raise), after(-lead).then(close)]);
    if (closed.status === 200) {
      expect(raised).toMatchObject(refusedRaise);
      seen.closed += 1;
    } else {
      expect([closed.status, closed.body.code, raised.status]).toEqual([409, 'MONTH_OUTDATED', 200]);
      expect((await calculatedMonth(server, company, october))[0]?.initialBrutto).toBe(1000 + race);
      expect((await close()).status).toBe(200);
      seen.raised += 1;
    }
    const { body: verified } = await closer.call(verifyPeriod, { query: { ...october, userId: company.id } });
    expect([verified.identical, verified.hashHolds, verified.differences]).toEqual([1, true, []]);
    expect((await closer.call(reopenPeriod, { body })).status).toBe(200);
  }
  expect(seen.closed).toBeGreaterThan(0);
  expect(seen.raised).toBeGreaterThan(0);
}, 1_800_000);

test(`a block of edits, a calculation and a payment date that race a closing are in it or refused, ${WORKS.length} times`, async () => {
  const { server, company, body, salaryId } = await arranged();
  const [closer, other] = [server.as(company.admin), server.as(company.manager)];
  const query = { ...october, userId: company.id };
  const about = { ...october, tenantId: company.id };
  const rowNow = async () => (await closer.call(getSalaries, { query })).body.salaries[0];
  const seen = { first: 0, refused: 0 };
  for (const race of WORKS) {
    await other.call(authenticateCode, { body: { code: 'AGI26A', userId: company.manager.id } });
    const [version, was] = [
      (await rowNow())?.version ?? 0,
      (await closer.call(getSalaryTotals, { query })).body.paymentDate,
    ];
    const paymentDate = was === '2026-10-31' ? '2026-10-30' : '2026-10-31';
    const work = [
      () =>
        other.call(updateSalaries, { body: { ...about, rows: [{ salaryId, version, stops: race / 100 }] } }),
      () => other.call(generateSalaries, { query }),
      () => other.call(updatePaymentDate, { body: { ...about, paymentDate, was } }),
    ][Math.floor(race / 2) % 3];
    const [done, closed] = await raced(
      race,
      async () => work?.(),
      () => closer.call(closePeriod, { body }),
    );
    seen[done?.status === 200 ? 'first' : 'refused'] += 1;
    if (done?.status !== 200) expect(done).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
    if (closed.status !== 200) {
      // Only another payment date asks for a new calculation.
      expect([closed.body.code, Math.floor(race / 2) % 3, done?.status]).toEqual(['MONTH_OUTDATED', 2, 200]);
      await calculatedMonth(server, company, october);
      expect((await closer.call(closePeriod, { body })).status).toBe(200);
    }
    const { body: verified } = await closer.call(verifyPeriod, { query });
    expect([verified.identical, verified.hashHolds, verified.differences]).toEqual([1, true, []]);
    expect((await closer.call(reopenPeriod, { body })).status).toBe(200);
  }
  expect(seen.first).toBeGreaterThan(0);
  expect(seen.refused).toBeGreaterThan(0);
}, 1_800_000);

/** Does something while a closing is held between its check and its freezing, where the traces are written; `closer` is the process that serves it. */
function whileClosing<T>({ server, company, body }: Arranged, work: (tx: Tx, closer: number) => Promise<T>) {
  return server.inCompany(company.id, async (tx) => {
    await tx.execute(sql`lock table ${salaryTrace} in exclusive mode`);
    const closing = server.as(company.admin).call(closePeriod, { body });
    const waiting = sql`select "pid" from pg_locks where not granted and "relation" = 'salary_trace'::regclass`;
    const closer = Number((await waitsFor(tx, waiting, closing)).pid);
    return { closing, done: await work(tx, closer) };
  });
}

/** The first row of the query, as soon as there is one; an error when the call is answered before. */
async function waitsFor(
  tx: Tx,
  query: SQL,
  call: Promise<{ status: number }>,
): Promise<Record<string, unknown>> {
  for (;;) {
    const [row] = (await tx.execute(query)).rows;
    if (row) return row;
    const done = await Promise.race([call, new Promise<null>((resolve) => setTimeout(resolve, 20, null))]);
    if (done) throw new Error(`the call did not wait: ${done.status}`);
  }
}

test('a raise that waits for a closing lets it end', async () => {
  const all = await arranged();
  const raise = await raiseTo(all, 1100);
  const { closing, done } = await whileClosing(all, async (tx, closer) => {
    const raising = raise();
    await waitsFor(
      tx,
      sql`select 1 from pg_locks where not granted and ${closer}::int = any(pg_blocking_pids("pid"))`,
      raising,
    );
    return { raising };
  });
  expect((await closing).status).toBe(200);
  expect(await done.raising).toMatchObject(refusedRaise);
});

test('the account that is frozen is the one that was checked, also when it is taken away while the month is being closed', async () => {
  const all = await arranged();
  const { server, company } = all;
  const accounts = () =>
    server.inCompany(company.id, async (tx) =>
      (await tx.select().from(employee)).map(({ bankAccountNumber }) => bankAccountNumber),
    );
  const checked = await accounts();
  expect(checked).toEqual([expect.any(String)]);
  const { closing } = await whileClosing(all, () =>
    server.inCompany(company.id, (other) => other.update(employee).set({ bankAccountNumber: null })),
  );
  expect((await closing).status).toBe(200);
  expect(await accounts()).toEqual([null]);
  const frozen = await server.inCompany(company.id, (tx) => tx.select().from(salaryVersionRow));
  expect(frozen.map(({ bankAccountNumber }) => bankAccountNumber)).toEqual(checked);
});
