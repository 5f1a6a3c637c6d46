import { sql } from 'drizzle-orm';
import { area } from '#core/area.ts';
import { waitsForRelease } from '#core/outside/waits.ts';
import { companiesWithPostings, resumePostings } from './posting/resume-postings.ts';
import { bookkeepingRoutes } from './routes.ts';
import {
  accountLink,
  bookkeepingAccount,
  bookkeepingBatch,
  bookkeepingConnection,
  bookkeepingConsent,
  bookkeepingParty,
  bookkeepingRow,
  bookkeepingSetting,
} from './table.ts';

const POSTINGS_EVERY_MS = 60_000;

/** The link to the bookkeeping service. */
export const bookkeepingArea = area({
  name: 'bookkeeping',
  tables: [
    accountLink,
    bookkeepingAccount,
    bookkeepingBatch,
    bookkeepingConnection,
    bookkeepingConsent,
    bookkeepingParty,
    bookkeepingRow,
    bookkeepingSetting,
  ],
  routes: bookkeepingRoutes,
  jobs: ({ db, service, log }) =>
    service
      ? [
          {
            ...{ name: 'posting to the books', everyMs: POSTINGS_EVERY_MS },
            hasWork: (now) =>
              sql`not ${waitsForRelease} and exists (select 1 from ${companiesWithPostings(now)})`,
            run: (now) => resumePostings(db, { service, now, log }),
          },
        ]
      : [],
  backup: {
    leftOut: {
      bookkeeping_consent: 'ends after ten minutes, with its session',
    },
  },
  audit: ['quickbooks', 'salaries'],
  stored: {
    tables: [],
    leftOut: { bookkeeping_row: 'the figures of the payslip once more, as the books got them' },
  },
});
