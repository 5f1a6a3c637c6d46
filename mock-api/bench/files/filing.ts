// What is made of a month or a year of 10,000 people, from the request to the last byte of the answer: bank list and wage list against the library that
// writes the same sheet in this thread, certificates against bare typst, the year on the screen against the bare query and the JSON of the same rows.
import { exportBankFile } from '@paga/contract/filing';
import { getCertificatePdf } from '@paga/contract/reports';
import { exportElectronicDeclaration } from '@paga/contract/reports/declaration';
import { getAnnualSalary } from '@paga/contract/reports/salaries';
import type { Sheet } from '#core/print/sheet.ts';
import { writeSheet } from '#core/print/sheet.worker.ts';
import { bankSheet } from '#filing/bank/export-bank-file.ts';
import { listOfMonth } from '#filing/bank/list-of-month.ts';
import { findMonth } from '#filing/month/closed-month.ts';
import { certificatePaper } from '#reports/certificate/certificate-file.ts';
import { declaredOf } from '#reports/declaration/declaration.ts';
import { declarationSheet } from '#reports/declaration/declaration-sheet.ts';
import { closedYear } from '../closed-year.ts';
import { median } from '../over-http.ts';
import { withDatabase } from '../prepared-company.ts';
import { bareTypst } from './bare-typst.ts';

const EMPLOYEES = 10_000;
const CERTIFICATES = 50;
const ROUNDS = 5;
const GOAL = 1.5;
const FIRST_ROWS_MS = 2000;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

type Compared = { name: string; floor: () => Promise<unknown>; ours: () => Promise<unknown> };

/** Both by turns, so that a machine that slows down slows both; the first round warms them up. */
async function compare({ name, floor, ours }: Compared): Promise<{ ratio: number; ms: number }> {
  const floors: number[] = [];
  const own: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [bare, product] = [await timed(floor), await timed(ours)];
    if (round === 0) continue;
    floors.push(bare);
    own.push(product);
  }
  const [ratio, ms] = [median(own) / median(floors), median(own)];
  const figures = `${ms.toFixed(0)} ms, floor ${median(floors).toFixed(0)} ms, ${ROUNDS} rounds, alternating`;
  console.log(`${name}: ${ratio.toFixed(2)} times the bare library (goal at most ${GOAL}; ${figures})`);
  return { ratio, ms };
}

const YEAR = `select s."employeeId", (array_agg(s."name" order by p."month" desc))[1] as "employeeName",
    (array_agg(s."personalNumber" order by p."month" desc))[1] as "personalNumber",
    sum(s."totalBrutto")::float8 / 100 as "brutto", sum(s."contributionEmployer")::float8 / 100 as "employerContribute",
    sum(s."contributionEmployee")::float8 / 100 as "personalContribute", sum(s."tax")::float8 / 100 as "tax", sum(s."netto")::float8 / 100 as "netto"
  from "salary" s join "salary_period" p on p."id" = s."periodId" where s."tenantId" = $1 and p."year" = 2026 group by s."employeeId" order by (array_agg(s."name" order by p."month" desc))[1] collate "sq-x-icu"`;

const passed = await withDatabase(async (db, connection) => {
  const { companyId, month, salaries, ask, pool, within, end } = await closedYear(db, connection, EMPLOYEES);
  const people = salaries.slice(0, CERTIFICATES).map(({ employeeId }) => employeeId);
  const prepared = await within(async (ctx) => {
    const stored = await findMonth(ctx, month);
    if (!stored) throw new Error('the month is not there');
    const papers: string[] = [];
    for (const employeeId of people)
      papers.push(JSON.stringify(await certificatePaper(ctx, { employeeId, year: 2026 })));
    return {
      bank: await bankSheet(await listOfMonth(ctx, stored, { ...month, kind: 'otherBank' })),
      wages: await declarationSheet(await declaredOf(ctx, month)),
      papers,
    };
  });
  const drawn = bareTypst('src/reports/certificate/certificate.typ');
  const certificate = (employeeId: number) =>
    ask(getCertificatePdf, getCertificatePdf.path, { tenantId: companyId, employeeId, year: 2026 });
  const body = { tenantId: companyId, ...month };
  const sheet = (of: Sheet) => () => writeSheet(of);
  const bank = await compare({
    name: `Bank list of ${EMPLOYEES} people`,
    floor: sheet(prepared.bank),
    ours: () => ask(exportBankFile, exportBankFile.path, { ...body, kind: 'otherBank' }),
  });
  const wages = await compare({
    name: `Wage list (EDI) of ${EMPLOYEES} people`,
    floor: sheet(prepared.wages),
    ours: () => ask(exportElectronicDeclaration, exportElectronicDeclaration.path, body),
  });
  const certificates = await compare({
    name: `${CERTIFICATES} yearly certificates as PDF, one after the other`,
    floor: async () => prepared.papers.forEach(drawn),
    ours: async () => {
      for (const person of people) await certificate(person);
    },
  });
  const year = await compare({
    name: `The year of ${EMPLOYEES} people, ten months of it`,
    floor: async () => JSON.stringify((await pool.query(YEAR, [companyId])).rows),
    ours: () => ask(getAnnualSalary, getAnnualSalary.path, { tenantId: companyId, year: 2026 }),
  });
  await end();
  const ratios = [bank, wages, certificates, year].map(({ ratio }) => ratio);
  return Math.max(...ratios) <= GOAL && year.ms <= FIRST_ROWS_MS;
});
process.exit(passed ? 0 : 1);
