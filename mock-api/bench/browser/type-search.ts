// Typing into the search of the frame in Chromium on the built site, in companies of 1,000 and 10,000 people: from the key to the first row on the screen,
// the latter with a processor 4 times slower; what the search fetches, and that it fetches nothing before it is opened.

import { createApp } from '#app.ts';
import { benchSite } from '../bench-site.ts';
import { browseSite } from '../browse-site.ts';
import { benchDeps, type PreparedCompany } from '../prepared-company.ts';

async function served({ db }: PreparedCompany, site: string) {
  return { app: createApp(benchDeps(db), benchSite(site)) };
}

process.exit((await browseSite([1_000, 10_000], 'type-search.mjs', served)) ? 0 : 1);
