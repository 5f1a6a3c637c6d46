// A payroll run, from the request to the last byte of the answer, against its floor: the pure engine over the same rows and one bulk insert of
// the same rows by the raw driver, in the same database. Every round calculates a month that is new to both sides.
import { generateSalaries } from '@paga/contract/payroll';
import pg from 'pg';
import { createApp } from '../src/app.ts';
import { inCompany } from '../src/core/db/transaction.ts';
import { readBasis, storeBasis } from '../src/months/basis/basis.ts';
import { lockOpenPeriod } from '../src/months/period.ts';
import { insertStatement } from '../src/months/store-salaries.ts';
import { computeRow, planRow } from '../src/payroll/rows/compute.ts';
import { peopleOfMonth } from '../src/payroll/rows/people.ts';
import { median } from './over-http.ts';
import { benchDeps, type PreparedCompany, prepareCompany, withDatabase } from './prepared-company.ts';

const ROUNDS = 7;
const GOAL = 2;
const NO_LEAVE = new Map();

const milliseconds = (value: number) => `${value.toFixed(0)} ms`;

/** The engine over all rows and one insert by the raw driver; reading and preparing the inputs is not counted. */
async function floor(
  { db, companyId, userId, connection }: PreparedCompany,
  month: { year: number; month: number },
): Promise<number> {
  const now = new Date();
  const prepared = await inCompany(db, companyId, async (tx) => {
    const ctx = { tx, companyId, now, actor: { userId } as never };
    const period = await lockOpenPeriod(ctx, month);
    const basis = await readBasis(ctx, month, period.paymentDate);
    const basisId = await storeBasis(ctx, basis);
    const people = await peopleOfMonth(ctx, month);
    return {
      periodId: period.id,
      basis,
      basisId,
      rows: people.map((one) => planRow(one, NO_LEAVE, null, basisId, month)),
    };
  });
  const client = new pg.Client(connection);
  await client.connect();
  const started = performance.now();
  const rows = prepared.rows.map((row) => computeRow(row, prepared.basis));
  const { text, values } = await insertStatement(
    { companyId, now, periodId: prepared.periodId, basisId: prepared.basisId },
    rows,
  );
  await client.query(text, values);
  const spent = performance.now() - started;
  await client.end();
  return spent;
}

/** The same as the product does it: session, company, reads, engine, insert, answer. */
async function run(
  { db, companyId, session }: PreparedCompany,
  { year, month }: { year: number; month: number },
): Promise<number> {
  const app = createApp(benchDeps(db));
  const headers = { authorization: `Bearer ${session.handle}`, cookie: `paga_session=${session.cookie}` };
  const request = new Request(
    `http://localhost/api${generateSalaries.path}?month=${month}&year=${year}&userId=${companyId}`,
    { headers },
  );
  const started = performance.now();
  const response = await app.fetch(request);
  const body = await response.arrayBuffer();
  const spent = performance.now() - started;
  if (response.status !== 200) throw new Error(`${response.status} ${Buffer.from(body).toString()}`);
  return spent;
}

async function compare(employees: number): Promise<boolean> {
  return withDatabase(async (db, connection) => {
    const company = await prepareCompany(db, connection, employees);
    const floors: number[] = [];
    const runs: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const year = 2026 + Math.floor(round / 6);
      const spentFloor = await floor(company, { year, month: ((round * 2) % 12) + 1 });
      const spentRun = await run(company, { year, month: ((round * 2) % 12) + 2 });
      // The first round warms both sides up.
      if (round > 0) {
        floors.push(spentFloor);
        runs.push(spentRun);
      }
    }
    const ratio = median(runs) / median(floors);
    const peak = Math.round(process.resourceUsage().maxRSS / 1024);
    console.log(
      `Payroll run of ${employees} employees: ${ratio.toFixed(2)} times the floor (goal at most ${GOAL}; run ${milliseconds(median(runs))}, floor ${milliseconds(median(floors))}, ${ROUNDS} rounds, peak ${peak} MB)`,
    );
    return ratio <= GOAL;
  });
}

const small = await compare(1_000);
const large = await compare(10_000);
if (!small || !large) process.exitCode = 1;
