// 1,000 payslips as PDF, each asked for as the screens do (session, reads, words, page), against the bare library drawing the same pages from data
// that is ready. By turns a block of each, so that a machine that slows down slows both.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { getPayslipPdf } from '@paga/contract/payroll';
import { inCompany } from '#db/transaction.ts';
import { payslipOf } from '#payroll/payslip.ts';
import { payslipDocument } from '#payroll/payslip-document.ts';
import { upwards } from '#place.ts';
import { calculatedMonth } from './calculated-month.ts';
import { median } from './over-http.ts';
import { prepareCompany, withDatabase } from './prepared-company.ts';

const PAYSLIPS = 1000;
const BLOCK = 100;
const GOAL = 1.5;
const FONTS = ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf'];

/** Draws a paper from its data, as the library's own guide does it. */
function bareLibrary(): (paper: string) => void {
  const fontFile = (font: string) => readFileSync(upwards(import.meta.dirname, `node_modules/@expo-google-fonts/inter/${font}`));
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: FONTS.map(fontFile) }] });
  const mainFileContent = readFileSync(path.resolve(import.meta.dirname, '../src/payroll/payslip.typ'), 'utf8');
  return (paper) => {
    const { result } = compiler.compile({ mainFileContent, inputs: { paper } });
    if (!result) throw new Error('the template does not compile');
    compiler.pdf(result, { pdfStandard: 'ua-1' });
    // Without it the library keeps every page it has drawn.
    compiler.evictCache(10);
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const passed = await withDatabase(async (db, connection) => {
  const company = await prepareCompany(db, connection, PAYSLIPS);
  const { salaryIds, ask } = await calculatedMonth(company);
  const ctx = { companyId: company.companyId, today: '2026-10-31' };
  const papers = await inCompany(db, company.companyId, async (tx) => {
    const made: string[] = [];
    for (const id of salaryIds) made.push(JSON.stringify({ ...payslipDocument(await payslipOf({ ...ctx, tx }, id), 'sq'), logo: null }));
    return made;
  });
  const draw = bareLibrary();
  const floors: number[] = [];
  const ours: number[] = [];
  // The first block warms both sides up.
  for (let start = -BLOCK; start < PAYSLIPS; start += BLOCK) {
    const from = Math.max(0, start);
    const floor = await timed(async () => papers.slice(from, from + BLOCK).forEach(draw));
    const own = await timed(async () => {
      for (const id of salaryIds.slice(from, from + BLOCK))
        await ask(getPayslipPdf, `${getPayslipPdf.path.replace('{id}', String(id))}?language=sq`);
    });
    if (start < 0) continue;
    floors.push(floor / BLOCK);
    ours.push(own / BLOCK);
  }
  const ratio = median(ours) / median(floors);
  const figures = `${median(ours).toFixed(1)} ms a payslip, floor ${median(floors).toFixed(1)} ms, blocks of ${BLOCK}, alternating`;
  console.log(`${PAYSLIPS} payslip PDFs: ${ratio.toFixed(2)} times the bare library (goal at most ${GOAL}; ${figures})`);
  return ratio <= GOAL;
});
process.exit(passed ? 0 : 1);
