import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { employee, employeeSector, employmentTerms } from '#company/people/table.ts';
import { planned } from '#core/db/planned.ts';
import { columnList, columnsBut, rowsOf } from '#core/db/rows-of.ts';
import { openBatch } from '../batches/open-batch.ts';
import { importRow } from '../batches/table.ts';

const company = sql`${sql.placeholder('company')}::bigint`;
const people = columnsBut(employee, 'id', 'tenantId', 'photo', 'version', 'createdAt', 'updatedAt', 'updatedBy', 'deletedAt');

/** New employees with what belongs to them; the rows of `people` are numbered from 1 on, and the other rows name that number as `employeeId`. */
const withPeople = sql`
  with person as (
    insert into ${employee} ("tenantId", ${columnList(people)})
    select ${company}, ${columnList(people, 'given')} from ${rowsOf(employee, sql.placeholder('people'))} given
    returning "id"
  ), numbered as (select "id", row_number() over (order by "id") as "place" from person)
  ${belonging('terms', employmentTerms, columnsBut(employmentTerms, 'id', 'tenantId', 'employeeId', 'createdAt'))}
  ${belonging('sectors', employeeSector, ['sectorId'])}`;

function belonging(name: string, table: PgTable, columns: readonly string[], within = sql``): SQL {
  return sql`, ${sql.identifier(name)} as (
    insert into ${table} ("tenantId", "employeeId", ${columnList(columns)})
    select ${company}, numbered."id", ${columnList(columns, 'given')}
    from numbered join ${rowsOf(table, sql.placeholder(name))} given on given."employeeId" = numbered."place" ${within})`;
}

/** Saves employees and answers their ids in order. Parameters: `company`; `people`, `terms`, `sectors` as rows. */
export const insertPeople = planned<{ id: string }>('insert_people', sql`${withPeople} select "id" from numbered order by "place"`);

/** The same for an open import: `importId`, and `added` as its rows. Without such an import no id is answered. */
export const insertImported = planned<{ id: string }>(
  'insert_imported',
  sql`${withPeople}, batch as materialized (${openBatch({ companyId: company, importId: sql.placeholder('importId') })})
    ${belonging('added', importRow, columnsBut(importRow, 'id', 'tenantId', 'employeeId', 'before'), sql`cross join batch`)}
    select numbered."id" from numbered cross join batch order by numbered."place"`,
);
