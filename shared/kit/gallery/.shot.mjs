import path from 'node:path';
import { chromium } from 'playwright-core';
import { serveFolder } from './static-server.mjs';

const server = await serveFolder(path.join(import.meta.dirname, '../dist/gallery'), 0);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const [mode, language, width, ...tops] = process.argv.slice(2);
const page = await browser.newPage({ viewport: { width: Number(width), height: 1100 }, reducedMotion: 'reduce' });
await page.goto(`http://127.0.0.1:${server.address().port}/?mode=${mode}&language=${language}`);
await page.waitForSelector('.paga-table [role=row]');
await page.evaluate(() => document.fonts.ready);
for (const top of tops) {
  await page.evaluate((y) => window.scrollTo(0, y), Number(top));
  await page.waitForTimeout(150);
  await page.screenshot({ path: `/tmp/h4-${top}.png` });
}
await browser.close();
server.close();
