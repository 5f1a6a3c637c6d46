// Opening a calculated month of 10,000 salaries in Chromium on the built site, against opening one of 100: from the address and from another screen,
// until rows and totals are painted.
import { browseSite } from './browse-site.ts';
import { calculatedMonth } from './calculated-month.ts';

process.exit((await browseSite([100, 10_000], 'open-month.mjs', calculatedMonth)) ? 0 : 1);
