import { getPostings } from '@paga/contract/bookkeeping';
import { createRecurringLine, type LineForm } from '@paga/contract/employees';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { getSalaryTotals, updateSalary } from '@paga/contract/payroll';
import { dice } from '@paga/payroll/random-salary';
import { BooksServer, booked } from '@paga/testing/books';
import { CrashGate } from '@paga/testing/crash-gate';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { createLog } from '#core/log.ts';
import { resumePostings } from './resume-postings.ts';

// A sample in every run; `PAGA_SOAK=1` posts 1,000 batches. PAGA_SEED chooses what fails, and when.
const october = { month: 10, year: 2026 };
const ROUNDS = process.env.PAGA_SOAK === '1' ? 1000 : 12;
const SEED = Number(process.env.PAGA_SEED ?? 20_261_031);
const FAULTS = ['lost', 'error', 'throttle', 'expire', 'faultIn200'] as const;
const CRASHES = ['before', 'after'] as const;
/** Longer than an entry is left to the request that stored it. */
const LATER_S = 61;

async function arranged(name: string, gate: CrashGate) {
  const books = await BooksServer.start(name, gate.between);
  const company = await books.mapped(await books.company({ inactivityMinutes: 120 }));
  const gross = [800, 933.33, 1250.5, 410.07, 2000];
  const people = gross.map((bruttoSalary, at) => ({ firstName: `Emri${at}`, bruttoSalary }));
  const ids = await savedEmployees(books.server, company, ...people);
  const as = books.server.as(company.admin);
  // What a recurring line takes is a deduction of its field, as one that is typed.
  const loan: LineForm = {
    ...{ name: 'Kredi', field: 'stops', from: '2026-10-01', to: null },
    ...{ amount: 15.5, share: null, total: null, order: 1 },
  };
  const line = { tenantId: company.id, employeeId: ids[1] ?? 0, line: loan };
  expect((await as.call(createRecurringLine, { body: line })).status).toBe(200);
  const rows = await calculatedMonth(books.server, company, october);
  const change = async (salaryId: number, avanseStops: number) => {
    await as.call(authenticateCode, { body: { code: company.code, userId: company.admin.id } });
    const body = { ...october, tenantId: company.id, salaryId, avanseStops };
    expect((await as.call(updateSalary, { body })).status).toBe(200);
  };
  const post = (chosen: readonly number[] = ids) => books.post(company, october, chosen);
  const { service } = books.context(company);
  /** What the server does by itself, later. */
  const resume = () => {
    books.server.clock.advance(LATER_S);
    return resumePostings(books.server.db, {
      service,
      now: books.server.clock.now(),
      log: createLog('silent'),
    });
  };
  const waiting = async () => (await postings()).filter(({ status }) => status === 'waiting').length;
  const postings = async () =>
    (await as.call(getPostings, { query: { ...october, tenantId: company.id } })).body.postings;
  /** Every salary stands in the books once, and the books are the figures of the month. */
  const expectOnce = async () => {
    expect((await post()).body).toEqual({ success: true, posted: 0 });
    const totals = (await as.call(getSalaryTotals, { query: { ...october, userId: company.id } })).body;
    expect(books.balances()).toEqual(booked(totals));
    const standing = (await postings()).filter(({ kind, status }) => kind === 'entry' && status === 'posted');
    expect(standing.reduce((sum, { salaries }) => sum + salaries, 0)).toBe(ids.length);
  };
  return { books, ids, rows, change, post, resume, waiting, expectOnce };
}

test('a process that ends before or after any call of a posting leaves nothing out and posts nothing twice', async () => {
  const gate = new CrashGate();
  const { rows, change, post, resume, waiting, expectOnce, books } = await arranged('crash_boundaries', gate);
  await post();
  gate.disarm();
  await change(rows[0]?.id ?? 0, 10);
  await post();
  const calls = gate.seen;
  expect(calls).toBe(2);
  let stops = 10;
  for (const when of CRASHES)
    for (let call = 0; call < calls; call += 1) {
      stops += 1;
      await change(rows[0]?.id ?? 0, stops);
      const before = books.entries().length;
      const reached = gate.arm(call, when);
      const lost = post();
      await Promise.race([reached, lost]);
      gate.disarm();
      expect(await waiting()).toBe(calls - call);
      await resume();
      expect([await waiting(), books.entries().length - before]).toEqual([0, calls]);
      await expectOnce();
    }
});

test(`whatever fails on the way, each salary stands in the books once (${ROUNDS} rounds, seed ${SEED})`, async () => {
  const gate = new CrashGate();
  const { books, ids, rows, change, post, resume, expectOnce } = await arranged('random_postings', gate);
  const roll = dice(SEED);
  for (let round = 0; round < ROUNDS; round += 1) {
    const chosen = ids.filter(() => roll(2) === 0);
    if (roll(3) === 0) await change(rows[roll(rows.length)]?.id ?? 0, roll(90));
    if (chosen.length === 0) continue;
    if (roll(4) === 0) {
      const reached = gate.arm(roll(3), CRASHES[roll(2)] ?? 'before');
      await Promise.race([reached, post(chosen)]);
      gate.disarm();
      if (roll(2) === 0) await resume();
      continue;
    }
    const kind = FAULTS[roll(FAULTS.length)] ?? 'lost';
    books.switchOn(kind, 1 + roll(6), roll(2) === 0 ? 'journalentry' : undefined);
    // A token that ends twice within one call is a 411: the person is led to the consent, what waits stays.
    expect([200, 411]).toContain((await post(chosen)).status);
  }
  books.state.switches.splice(0);
  for (let left = 3; left > 0; left -= 1) await post();
  await expectOnce();
});
