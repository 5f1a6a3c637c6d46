import { bigint, index, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { identity } from '#core/db/company-table.ts';
import { forAccess } from '#core/db/roles.ts';

const moment = () => timestamp({ withTimezone: true }).notNull();

/** A heavy call that runs on some server; one of a server that died counts until `endsBy`. */
export const heavyWork = pgTable(
  'heavy_work',
  {
    id: identity(),
    userId: bigint({ mode: 'number' }).notNull(),
    companyId: bigint({ mode: 'number' }),
    endsBy: moment(),
  },
  (t) => [
    index('heavy_work_of_person').on(t.userId),
    index('heavy_work_of_company').on(t.companyId),
    forAccess('heavy_work'),
  ],
);

/** How many milliseconds of work a person was ahead at a moment; each second since has paid for one. */
export const heavyAhead = pgTable(
  'heavy_ahead',
  {
    userId: bigint({ mode: 'number' }).primaryKey(),
    aheadMs: bigint({ mode: 'number' }).notNull(),
    at: moment(),
  },
  () => [forAccess('heavy_ahead')],
);
