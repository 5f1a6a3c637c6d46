// A cell typed in the salary table of a month of 1,000 and of 10,000 salaries in Chromium on the built site: from Enter to the painted totals.
import { browseSite } from './browse-site.ts';
import { calculatedMonth } from './calculated-month.ts';

process.exit((await browseSite([1_000, 10_000], 'edit-cell.mjs', calculatedMonth)) ? 0 : 1);
