import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { planned } from '#core/db/planned.ts';
import { columnList, columnsBut, rowsOf } from '#core/db/rows-of.ts';
import { employee, employeeSector, employmentTerms } from '../table.ts';

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
export function insertingPeople(db: Builder) {
  const inserted = sql`
    insert into ${employee} ("tenantId", ${columnList(people)})
    select ${company}, ${columnList(people, 'given')} from ${rowsOf(employee, sql.placeholder('people'))} given
    returning "id"`;
  const numbering = sql`select "id", row_number() over (order by "id") as "place" from person`;
  const numbered = db.$with('numbered', { id: sql<string>`"id"`.as('id') }).as(numbering);
  const terms = insertingOfPeople(
    'terms',
    employmentTerms,
    columnsBut(employmentTerms, 'id', 'tenantId', 'employeeId', 'createdAt'),
  );
  return {
    /** The new ids in the order of the rows, by `place`. */
    numbered,
    idOfNumbered,
    all: [
      db.$with('person', {}).as(inserted),
      numbered,
      db.$with('terms', {}).as(terms),
      db.$with('sectors', {}).as(insertingOfPeople('sectors', employeeSector, ['sectorId'])),
    ],
  };
}

/** Rows of a table, given as the parameter `name`, each of one of the people that the same statement inserts. */
export function insertingOfPeople(
  name: string,
  table: PgTable,
  columns: readonly string[],
  within = sql``,
): SQL {
  return sql`
    insert into ${table} ("tenantId", "employeeId", ${columnList(columns)})
    select ${company}, numbered."id", ${columnList(columns, 'given')}
    from numbered join ${rowsOf(table, sql.placeholder(name))} given on given."employeeId" = numbered."place" ${within}`;
}

/** Saves employees and answers their ids in order. Parameters: `company`; `people`, `terms`, `sectors` as rows. */
export const insertPeople = planned('insert_people', (db) => {
  const { all, numbered } = insertingPeople(db);
  return db
    .with(...all)
    .select({ id: idOfNumbered })
    .from(numbered)
    .orderBy(sql`numbered."place"`);
});
