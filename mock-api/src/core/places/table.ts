import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { forAccess } from '../db/roles.ts';

/** What all servers of a database have in common besides it: the newest key of each ring, by an id that says nothing about it, and the mark of each place of files. */
export const placeMark = pgTable(
  'place_mark',
  {
    name: text().primaryKey(),
    mark: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  () => [forAccess('place_mark')],
);
