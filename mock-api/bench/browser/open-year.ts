// Opening the yearly salaries of 10,000 people in Chromium on the built site, against a year of 100: until rows and totals are painted, and how many
// nodes the document has then.
import { browseSite } from '../browse-site.ts';
import { calculatedMonth } from '../calculated-month.ts';

process.exit((await browseSite([100, 10_000], 'open-year.mjs', calculatedMonth)) ? 0 : 1);
