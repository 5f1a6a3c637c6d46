// 1,000 payslips as PDF, asked for as the screens do (session, reads, words, pages), a hundred in an archive or one by one, against the bare library
// drawing the same pages from data that is ready. By turns a block of each, so that a machine that slows down slows all.

import { getPayslipArchive, getPayslipPdf } from '@paga/contract/payroll';
import { inCompany } from '#core/db/transaction.ts';
import { payslipOf } from '#payroll/payslip/payslip.ts';
import { payslipDocument } from '#payroll/payslip/payslip-document.ts';
import { calculatedMonth } from '../calculated-month.ts';
import { median } from '../over-http.ts';
import { prepareCompany, withDatabase } from '../prepared-company.ts';
import { bareTypst } from './bare-typst.ts';

const PAYSLIPS = 1000;
const BLOCK = 100;
const GOAL = 1.5;

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const passed = await withDatabase(async (db, connection) => {
  const company = await prepareCompany(db, connection, PAYSLIPS);
  const { salaries, month, ask } = await calculatedMonth(company);
  const ctx = { companyId: company.companyId, today: '2026-10-31' };
  const papers = await inCompany(db, company.companyId, async (tx) => {
    const made: string[] = [];
    for (const { id } of salaries)
      made.push(
        JSON.stringify({ ...payslipDocument(await payslipOf({ ...ctx, tx }, id), 'sq'), logo: null }),
      );
    return made;
  });
  const draw = bareTypst('src/payroll/payslip/payslip.typ');
  const floors: number[] = [];
  const archives: number[] = [];
  const singles: number[] = [];
  // The first block warms all sides up.
  for (let start = -BLOCK; start < PAYSLIPS; start += BLOCK) {
    const from = Math.max(0, start);
    const block = salaries.slice(from, from + BLOCK);
    const floor = await timed(async () => papers.slice(from, from + BLOCK).forEach(draw));
    const archive = await timed(async () => {
      const employeeIds = block.map(({ employeeId }) => employeeId);
      await ask(getPayslipArchive, getPayslipArchive.path, {
        tenantId: company.companyId,
        ...month,
        employeeIds,
        language: 'sq',
      });
    });
    const single = await timed(async () => {
      for (const { id } of block)
        await ask(getPayslipPdf, `${getPayslipPdf.path.replace('{id}', String(id))}?language=sq`);
    });
    if (start < 0) continue;
    floors.push(floor / BLOCK);
    archives.push(archive / BLOCK);
    singles.push(single / BLOCK);
  }
  const floor = median(floors);
  const summary = (times: number[]) =>
    `${(median(times) / floor).toFixed(2)} times the bare library (${median(times).toFixed(1)} ms each)`;
  console.log(
    `${PAYSLIPS} payslip PDFs in archives of ${BLOCK}: ${summary(archives)}, goal at most ${GOAL}; floor ${floor.toFixed(1)} ms, alternating`,
  );
  console.log(`${PAYSLIPS} payslip PDFs one request each: ${summary(singles)}`);
  return median(archives) / floor <= GOAL;
});
process.exit(passed ? 0 : 1);
