// The Excel file of a month of 10,000 salaries, from the request to the last byte, against the library writing the same sheet in this thread.
import { exportSalaries } from '@paga/contract/payroll';
import { salarySheet } from '#payroll/month/salary-workbook.ts';
import { inCompany } from '../src/core/db/transaction.ts';
import { writeSheet } from '../src/core/print/sheet.worker.ts';
import { findPeriod } from '../src/months/period.ts';
import { rowsOfPeriod } from '../src/payroll/rows/month-rows.ts';
import { calculatedMonth } from './calculated-month.ts';
import { median } from './over-http.ts';
import { prepareCompany, withDatabase } from './prepared-company.ts';

const EMPLOYEES = 10_000;
const ROUNDS = 5;
const GOAL = 1.5;

const passed = await withDatabase(async (db, connection) => {
  const company = await prepareCompany(db, connection, EMPLOYEES);
  const { month, ask } = await calculatedMonth(company);
  const sheet = await inCompany(db, company.companyId, async (tx) => {
    const ctx = { tx, companyId: company.companyId };
    const period = await findPeriod(ctx, month);
    if (!period) throw new Error('the month is not there');
    return salarySheet(await rowsOfPeriod(ctx, period.id), {
      company: `Matja ${EMPLOYEES}`,
      month,
      language: 'sq',
      logo: null,
    });
  });
  const path = `${exportSalaries.path}?tenantId=${company.companyId}&month=${month.month}&year=${month.year}`;
  const floors: number[] = [];
  const ours: number[] = [];
  const sizes: number[] = [];
  // The first round warms both sides up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const began = performance.now();
    const bare = await writeSheet(sheet);
    const between = performance.now();
    const own = await ask(exportSalaries, path);
    if (round === 0) continue;
    floors.push(between - began);
    ours.push(performance.now() - between);
    sizes.push(own.length / bare.length);
  }
  if (Math.abs(median(sizes) - 1) > 0.01) throw new Error('the two workbooks are not the same');
  const ratio = median(ours) / median(floors);
  const figures = `${median(ours).toFixed(0)} ms, floor ${median(floors).toFixed(0)} ms, ${ROUNDS} rounds, alternating`;
  console.log(
    `Excel of ${EMPLOYEES} salaries: ${ratio.toFixed(2)} times the bare library (goal at most ${GOAL}; ${figures})`,
  );
  return ratio <= GOAL;
});
process.exit(passed ? 0 : 1);
