import { authenticateCode } from '@paga/contract/access';
import { closePeriod, getSalaries, reopenPeriod, updateSalary, verifyPeriod } from '@paga/contract/payroll';
import { deleteVacation, storeVacation } from '@paga/contract/vacations';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { aLeave } from '@paga/testing/vacations';
import { sql } from 'drizzle-orm';
import { employee } from '../employees/table.ts';
import { salaryTrace, salaryVersion, salaryVersionRow } from './table.ts';

// A sample in every run; `PAGA_SOAK=1` runs a thousand races.
const soak = process.env.PAGA_SOAK === '1';
const [RACES, CLOSINGS] = soak ? [1000, 1000] : [25, 4];
const october = { month: 10, year: 2026 };

const arranged = async () => {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  const [employeeId = 0] = await savedEmployees(server, company, {});
  const [row] = await calculatedMonth(server, company, october);
  const body = { ...october, tenantId: company.id, code: 'AGI26A' };
  return { server, company, body, employeeId, salaryId: row?.id ?? 0 };
};

/** Does both at once: who starts first, and by how many turns of the loop, differs from race to race. */
function raced<One, Other>(race: number, one: () => Promise<One>, other: () => Promise<Other>): Promise<[One, Other]> {
  const later = async <T>(work: () => Promise<T>) => {
    for (let turn = 0; turn < race % 7; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return work();
  };
  return Promise.all(race % 2 === 0 ? [one(), later(other)] : [later(one), other()]);
}

test(`of fifty closings at once one wins, and the month has one version more, ${CLOSINGS} times`, async () => {
  const { server, company, body } = await arranged();
  const more = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => server.user({ roleId: 3, companies: [company.id] })));
  const people = [company.admin, company.manager, company.user, ...more].map((user) => server.as(user));
  const versions = () => server.inCompany(company.id, (tx) => tx.select().from(salaryVersion));
  const hashes = new Set<string>();
  for (let race = 1; race <= CLOSINGS; race += 1) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => people[index % people.length]?.call(closePeriod, { body })));
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
    // Five tries of a person at once are the limit of the closing code: the others are told to wait.
    const told = new Set(answers.filter((answer) => answer?.status !== 200).map((answer) => answer?.body.code));
    expect([...told].filter((code) => code !== 'PERIOD_CLOSED' && code !== 'CLOSING_CODE_LOCKED')).toEqual([]);
    const stored = await versions();
    expect(stored).toHaveLength(race);
    for (const { hash } of stored) hashes.add(hash);
    const { body: verified } = await server.as(company.admin).call(verifyPeriod, { query: { ...october, userId: company.id } });
    expect(verified).toMatchObject({ total: 1, identical: 1, hashHolds: true });
    await server.asAccess((tx) => tx.execute(sql`delete from "try_count"`));
    expect((await server.as(company.admin).call(reopenPeriod, { body })).status).toBe(200);
  }
  expect(hashes.size).toBe(1);
}, 1_800_000);

test(`an edit that races a closing is in it or refused, never half, ${RACES} times`, async () => {
  const { server, company, body, salaryId } = await arranged();
  const [closer, editor] = [server.as(company.admin), server.as(company.manager)];
  const query = { ...october, userId: company.id };
  const seen = { first: 0, refused: 0 };
  let stops = 0;
  for (let race = 1; race <= RACES; race += 1) {
    expect((await editor.call(authenticateCode, { body: { code: 'AGI26A', userId: company.manager.id } })).status).toBe(200);
    const edit = () => editor.call(updateSalary, { body: { ...october, tenantId: company.id, salaryId, stops: race / 100 } });
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

test(`leave that races a closing is refused, or the closing asks for a new calculation, never neither and never both, ${RACES} times`, async () => {
  const { server, company, body, employeeId } = await arranged();
  await server.inCompany(company.id, (tx) => tx.execute(sql`update leave_setting set "annualLeavePercentage" = 80`));
  await calculatedMonth(server, company, october);
  const [closer, planner] = [server.as(company.admin), server.as(company.manager)];
  const query = { ...october, userId: company.id };
  const leave = { ...aLeave(), from: '2026-10-19', to: '2026-10-21' };
  const seen = { closed: 0, booked: 0 };
  for (let race = 1; race <= RACES; race += 1) {
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

test('the account that is sealed is the one that was checked, also when it is taken away while the month is being closed', async () => {
  const { server, company, body } = await arranged();
  const accounts = () =>
    server.inCompany(company.id, async (tx) => (await tx.select().from(employee)).map(({ bankAccountNumber }) => bankAccountNumber));
  const checked = await accounts();
  expect(checked).toEqual([expect.any(String)]);
  // Traces are written between the check and the seal: there the closing is held.
  const answer = await server.inCompany(company.id, async (tx) => {
    await tx.execute(sql`lock table ${salaryTrace} in exclusive mode`);
    const closing = server.as(company.admin).call(closePeriod, { body });
    const waiting = sql`select 1 from pg_locks where not granted and "relation" = 'salary_trace'::regclass`;
    for (let waits = false; !waits; waits = (await tx.execute(waiting)).rows.length > 0) {
      const done = await Promise.race([closing, new Promise<null>((resolve) => setTimeout(resolve, 20, null))]);
      if (done) throw new Error(`the closing did not wait: ${done.status}`);
    }
    await server.inCompany(company.id, (other) => other.update(employee).set({ bankAccountNumber: null }));
    return { closing };
  });
  expect((await answer.closing).status).toBe(200);
  expect(await accounts()).toEqual([null]);
  const sealed = await server.inCompany(company.id, (tx) => tx.select().from(salaryVersionRow));
  expect(sealed.map(({ bankAccountNumber }) => bankAccountNumber)).toEqual(checked);
});
