// Opens the gallery in Chromium: axe over every piece in both themes and languages, dialogs too; pictures into dist/pictures.
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findChromium } from '@paga/build/chromium.mjs';
import { chromium } from 'playwright-core';
import { bundle } from './build.mjs';
import { serveFolder } from './static-server.mjs';

const dist = path.join(import.meta.dirname, '../dist');
const pictures = path.join(dist, 'pictures');
mkdirSync(pictures, { recursive: true });
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const output = path.join(dist, 'gallery');
await bundle({ entry: './gallery/main.tsx', output, mode: 'development' });
const server = await serveFolder(output, 0);
const address = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
let failures = 0;

async function audit(page, name) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  for (const { id, help, nodes } of violations) {
    failures += 1;
    console.log(`${name}: ${id}: ${help}`);
    for (const node of nodes.slice(0, 4))
      console.log(
        `    ${node.html.slice(0, 200)}\n      ${node.failureSummary.replaceAll('\n', ' ').slice(0, 300)}`,
      );
  }
}

async function dialogs(page, name) {
  for (const opener of ['ModalForm', 'CodePrompt', 'ConfirmModal', 'Drawer', 'Modal']) {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.waitForTimeout(350);
    if (opener === 'ModalForm') {
      await page.locator('button[type=submit]').click();
      await page.waitForTimeout(350);
    }
    await page.screenshot({ path: path.join(pictures, `${name}-${opener}.png`) });
    await audit(page, `${name} ${opener}`);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(350);
  }
}

/** Opens what opens: lists, menus, the calendar, the column chooser, toasts. */
async function popups(page, name) {
  const openers = [
    ['Select', () => page.getByRole('combobox', { name: /Banka|^Bank/ }).click()],
    [
      'DatePicker',
      () =>
        page
          .getByRole('button', { name: /Hap kalendarin|Open the calendar/ })
          .first()
          .click(),
    ],
    [
      'Dropdown',
      () =>
        page
          .getByRole('button', { name: /Eksporto|Export/ })
          .last()
          .click(),
    ],
    ['Chooser', () => page.getByRole('button', { name: /Kolonat|Columns/ }).click()],
  ];
  for (const [opener, open] of openers) {
    await open();
    await page.waitForTimeout(350);
    await page.screenshot({ path: path.join(pictures, `${name}-${opener}.png`) });
    await audit(page, `${name} ${opener}`);
    await page.keyboard.press('Escape');
    await page.mouse.click(2, 2);
    await page.waitForTimeout(200);
  }
  for (const tone of ['success', 'error', 'warning', 'info'])
    await page.getByRole('button', { name: tone, exact: true }).click();
  await page.screenshot({ path: path.join(pictures, `${name}-Toast.png`) });
  await audit(page, `${name} Toast`);
}

for (const mode of ['light', 'dark']) {
  for (const language of ['sq', 'en']) {
    const name = `${mode}-${language}`;
    const page = await browser.newPage({
      viewport: { width: mode === 'light' ? 1440 : 1024, height: 900 },
      reducedMotion: 'reduce',
    });
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      failures += 1;
      console.log(`${name}: console: ${message.text().slice(0, 400)}`);
    });
    page.on('pageerror', (error) => {
      failures += 1;
      console.log(`${name}: ${error.message}`);
    });
    await page.goto(`${address}?mode=${mode}&language=${language}`);
    await page.waitForSelector('.paga-table [role=row]');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(pictures, `${name}.png`), fullPage: true });
    await audit(page, name);
    await dialogs(page, name);
    await popups(page, name);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(200);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > 390) {
      failures += 1;
      console.log(`${name}: the page is ${wide} px wide at 390`);
    }
    await page.screenshot({ path: path.join(pictures, `${name}-390.png`), fullPage: true });
    await page.close();
  }
}
await browser.close();
server.close();
console.log(failures === 0 ? 'gallery: no finding' : `gallery: ${failures} findings`);
process.exitCode = failures === 0 ? 0 : 1;
