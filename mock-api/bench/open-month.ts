// Opening a calculated month of 10,000 salaries in Chromium on the built site, against opening one of 100: from the address and from another screen,
// until rows and totals are painted.
import { browseMonths } from './browse-month.ts';

process.exit((await browseMonths([100, 10_000], 'open-month.mjs')) ? 0 : 1);
