// A cell typed in the salary table of a month of 1,000 and of 10,000 salaries in Chromium on the built site: from Enter to the painted totals.
import { browseMonths } from './browse-month.ts';

process.exit((await browseMonths([1_000, 10_000], 'edit-cell.mjs')) ? 0 : 1);
