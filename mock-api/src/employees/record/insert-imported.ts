import { sql } from 'drizzle-orm';
import { planned } from '#core/db/planned.ts';
import { columnsBut } from '#core/db/rows-of.ts';
import { insertingOfPeople, insertingPeople } from '#people/public.ts';
import { openBatch } from '../import/batches/open-batch.ts';
import { importRow } from '../import/batches/table.ts';

const company = sql`${sql.placeholder('company')}::bigint`;

/** `insertPeople` for an open import: `importId`, and `added` as its rows. Without such an import no id is answered. */
export const insertImported = planned('insert_imported', (db) => {
  const { all, numbered, idOfNumbered } = insertingPeople(db);
  const batch = db
    .$with('batch', { id: sql`"id"`.as('id') })
    .as(openBatch({ companyId: company, importId: sql.placeholder('importId') }));
  const added = insertingOfPeople(
    'added',
    importRow,
    columnsBut(importRow, 'id', 'tenantId', 'employeeId', 'before'),
    sql`cross join batch`,
  );
  return db
    .with(...all, batch, db.$with('added', {}).as(added))
    .select({ id: idOfNumbered })
    .from(numbered)
    .crossJoin(batch)
    .orderBy(sql`numbered."place"`);
});
