import { bigint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** The columns of an import, of people or of leave: the file, who saved it and when, and when it was undone. */
export const importColumns = () => ({
  fileName: text().notNull(),
  createdBy: bigint({ mode: 'number' }).notNull(),
  createdAt: moment().notNull(),
  undoneBy: bigint({ mode: 'number' }),
  undoneAt: moment(),
});
