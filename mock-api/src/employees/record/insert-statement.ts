import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { planned } from '#core/db/planned.ts';
import { columnList, columnsBut, rowsOf } from '#core/db/rows-of.ts';
import { employee, employeeSector, employmentTerms } from '#people/table.ts';
import { openBatch } from '../import/batches/open-batch.ts';
import { importRow } from '../import/batches/table.ts';

const company = sql`${sql.placeholder('company')}::bigint`;
const people = columnsBut(
  employee,
  'id',
  'tenantId',
  'earlierContracts',
  'photo',
  'version',
  'createdAt',
  'updatedAt',
  'updatedBy',
  'deletedAt',
);

const idOfNumbered = sql<string>`numbered."id"`;

type Builder = Parameters<Parameters<typeof planned>[1]>[0];

/** New employees with what belongs to them; the rows of `people` are numbered from 1 on, and the other rows name that number as `employeeId`. */
function withPeople(db: Builder) {
  const inserted = sql`
    insert into ${employee} ("tenantId", ${columnList(people)})
    select ${company}, ${columnList(people, 'given')} from ${rowsOf(employee, sql.placeholder('people'))} given
    returning "id"`;
  const numbering = sql`select "id", row_number() over (order by "id") as "place" from person`;
  const numbered = db.$with('numbered', { id: sql<string>`"id"`.as('id') }).as(numbering);
  const terms = belonging(
    'terms',
    employmentTerms,
    columnsBut(employmentTerms, 'id', 'tenantId', 'employeeId', 'createdAt'),
  );
  return {
    numbered,
    all: [
      db.$with('person', {}).as(inserted),
      numbered,
      db.$with('terms', {}).as(terms),
      db.$with('sectors', {}).as(belonging('sectors', employeeSector, ['sectorId'])),
    ],
  };
}

function belonging(name: string, table: PgTable, columns: readonly string[], within = sql``): SQL {
  return sql`
    insert into ${table} ("tenantId", "employeeId", ${columnList(columns)})
    select ${company}, numbered."id", ${columnList(columns, 'given')}
    from numbered join ${rowsOf(table, sql.placeholder(name))} given on given."employeeId" = numbered."place" ${within}`;
}

/** Saves employees and answers their ids in order. Parameters: `company`; `people`, `terms`, `sectors` as rows. */
export const insertPeople = planned('insert_people', (db) => {
  const { all, numbered } = withPeople(db);
  return db
    .with(...all)
    .select({ id: idOfNumbered })
    .from(numbered)
    .orderBy(sql`numbered."place"`);
});

/** The same for an open import: `importId`, and `added` as its rows. Without such an import no id is answered. */
export const insertImported = planned('insert_imported', (db) => {
  const { all, numbered } = withPeople(db);
  const batch = db
    .$with('batch', { id: sql`"id"`.as('id') })
    .as(openBatch({ companyId: company, importId: sql.placeholder('importId') }));
  const added = belonging(
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
