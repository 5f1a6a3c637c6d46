// Closing a month of 10,000 people against calculating the same month, and counting 10,000 leaves again against reading them; all in one database.
import { closePeriod, generateSalaries } from '@paga/contract/payroll';
import { sql } from 'drizzle-orm';
import { inCompany } from '../src/core/db/transaction.ts';
import { recountLeaves } from '../src/leave/count/recount-leaves.ts';
import { calculatedMonth } from './calculated-month.ts';
import { median } from './over-http.ts';
import { type PreparedCompany, prepareCompany, withDatabase } from './prepared-company.ts';

const EMPLOYEES = Number(process.argv[2] ?? 10_000);
const ROUNDS = 3;
const [CLOSING_GOAL, RECOUNT_GOAL] = [3, 3];
const HOLIDAY = '2026-11-18';

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Bank accounts with valid check digits: without one each person is warned about, and nothing is closed over a warning. */
const withAccounts = ({ db, companyId }: PreparedCompany) =>
  inCompany(db, companyId, (tx) =>
    tx.execute(sql`
      update "employee" set "bank" = 'BKT',
        "bankAccountNumber" = (12120123456789 + "id")::text || lpad((98 - ((12120123456789 + "id") * 100) % 97)::text, 2, '0')`),
  );

async function closing(company: PreparedCompany): Promise<number> {
  const { ask } = await calculatedMonth(company);
  const [calculated, closed]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    // A month that is new: calculated again it would find that nothing has changed.
    const month = { year: 2026, month: round + 1 };
    const query = `?month=${month.month}&year=${month.year}&userId=${company.companyId}`;
    const body = { ...month, tenantId: company.companyId, code: 'MAT26A' };
    const one = await timed(() => ask(generateSalaries, `${generateSalaries.path}${query}`));
    const other = await timed(() => ask(closePeriod, closePeriod.path, body));
    // The first round warms both sides up.
    if (round > 0) {
      calculated.push(one);
      closed.push(other);
    }
  }
  const ratio = median(closed) / median(calculated);
  console.log(
    `Closing ${EMPLOYEES} people: ${ratio.toFixed(2)} times calculating them (goal at most ${CLOSING_GOAL}; closing ${median(closed).toFixed(0)} ms, calculation ${median(calculated).toFixed(0)} ms, ${ROUNDS} rounds)`,
  );
  return ratio;
}

/** A leave of each person over one day that becomes a holiday and no longer is one, by turns. */
async function recounting({ db, companyId, userId }: PreparedCompany): Promise<number> {
  await inCompany(db, companyId, (tx) =>
    tx.execute(sql`
      insert into "vacation" ("tenantId", "employeeId", "type", "from", "to", "days", "createdBy")
      select ${companyId}, "id", 0, '2026-11-16', '2026-11-20',
        array['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']::date[], ${userId} from "employee"`),
  );
  const [read, counted]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const one = await timed(() =>
      inCompany(db, companyId, (tx) => tx.execute(sql`select * from "vacation" for update`)),
    );
    const without = round % 2 === 0 ? sql`array_remove("days", ${HOLIDAY}::date)` : sql`"days"`;
    await inCompany(db, companyId, (tx) => tx.execute(sql`update "vacation" set "days" = ${without}`));
    let changed = 0;
    const other = await timed(() =>
      inCompany(db, companyId, async (tx) => {
        const ctx = { tx, companyId };
        changed = await recountLeaves(ctx as never, [HOLIDAY], { now: new Date(), userId });
      }),
    );
    if (round > 0 && changed > 0) {
      read.push(one);
      counted.push(other / changed);
    }
  }
  const each = median(counted);
  console.log(
    `Counting leaves again: ${each.toFixed(3)} ms each (goal at most ${RECOUNT_GOAL / 10} ms), reading and locking all ${median(read).toFixed(0)} ms`,
  );
  return each * 10;
}

await withDatabase(async (db, connection) => {
  const company = await prepareCompany(db, connection, EMPLOYEES);
  await withAccounts(company);
  const ratios = [(await closing(company)) <= CLOSING_GOAL, (await recounting(company)) <= RECOUNT_GOAL];
  if (ratios.includes(false)) process.exitCode = 1;
});
