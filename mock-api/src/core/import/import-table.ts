import { bigint, index, text, timestamp } from 'drizzle-orm/pg-core';
import { companyKey, companyTable } from '../db/company-table.ts';

const moment = () => timestamp({ withTimezone: true });

/** The table of an area's imports: the file, who saved it and when, and when it was undone. */
export const importTable = (name: string) =>
  companyTable(
    name,
    {
      fileName: text().notNull(),
      createdBy: bigint({ mode: 'number' }).notNull(),
      createdAt: moment().notNull(),
      undoneBy: bigint({ mode: 'number' }),
      undoneAt: moment(),
    },
    (t) => [companyKey(name, t), index(`${name}_newest`).on(t.tenantId, t.createdAt)],
  );

/** Any such table. */
export type ImportTable = ReturnType<typeof importTable>;
