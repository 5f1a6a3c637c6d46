// `node engine-in-chromium.mjs`: the payroll engine as the build of mf-payroll makes it (same loader, target and minifier), in headless Chromium. Reads
// answers of `getSalaryInputs` from its input, one JSON a line, and writes for each the computed figures of its rows, one JSON a line.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { rspack } from '@rspack/core';
import { baseConfig, root } from '../bundle/rspack.base.mjs';
import { findChromium } from './chromium.mjs';

const { chromium } = createRequire(path.join(root, 'shell/package.json'))('playwright-core');

async function engine() {
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-engine-'));
  const output = { path: folder, filename: 'engine.js', library: { name: 'pagaEngine', type: 'window' } };
  const settings = baseConfig({
    dir: path.join(root, 'mf-payroll'),
    dev: false,
    name: 'engine',
    output,
    plugins: [],
  });
  const compiler = rspack({ ...settings, entry: { engine: '@paga/payroll' } });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
  const text = readFileSync(path.join(folder, 'engine.js'), 'utf8');
  rmSync(folder, { recursive: true, force: true });
  return text;
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await page.addScriptTag({ content: await engine() });

/** In the page: what the grid shows of each row before the server has answered. */
const figuresOf = (text) => {
  const { engineInput, calculateSalary, rowFigures } = window.pagaEngine;
  const { bases, rows } = JSON.parse(text);
  const periods = new Map(bases.map(({ id, period }) => [id, period]));
  const shown = ({ salaryId, basisId, inputs, edits }) => {
    const input = engineInput(periods.get(basisId), inputs, edits);
    return [salaryId, rowFigures(input, calculateSalary(input), edits)];
  };
  return JSON.stringify(rows.map(shown));
};
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${await page.evaluate(figuresOf, line)}\n`);
await browser.close();
