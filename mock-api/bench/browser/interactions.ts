// The six jobs that people come for most, with real keys and clicks in Chromium on the built site, in a company of 1,000 people with a calculated month.
import { browseSite } from '../browse-site.ts';
import { calculatedMonth } from '../calculated-month.ts';

process.exit((await browseSite([1_000], 'interactions.mjs', calculatedMonth)) ? 0 : 1);
