import {
  AUDIT_PAGE_SIZE,
  AUDIT_PAGES,
  AUDIT_TYPES,
  type AuditEntries,
  type AuditEntry,
  type AuditQuery,
} from '@paga/contract/audit';
import { type SQL, sql } from 'drizzle-orm';
import { folded, namedLike } from '#core/db/search-text.ts';
import type { Tx } from '#core/db/transaction.ts';
import { mapInTurns } from '#core/turns.ts';
import type { AuditChanges } from '../table.ts';
import { sentenceOf } from '../words/sentence.ts';

/** Whose log is read: of companies, by an array of their ids, or what one person did wherever it was, with what happened to the platform by nobody who is known. */
type Reach = { companies: SQL } | { person: number };

/** What the list is narrowed to, without where in it one is. */
export type AuditFilter = Omit<AuditQuery, 'page' | 'pageSize'>;
type Person = { id: number; name: string };
type Row = Omit<AuditEntry, 'id' | 'objectId' | 'user' | 'changes'> & {
  id: string;
  /** Who did it on an own page. */
  employee: string | null;
  objectId: string | null;
  userId: string | null;
  changes: AuditChanges;
};

/** A line as a file has it. */
export type FileLine = Pick<Row, 'id' | 'page' | 'type' | 'date' | 'time' | 'changes'> & {
  user: string | null;
};

const ACTOR = sql`own_actor_name(l."tenantId", l."employeeId")`;
const LINE = sql`l."id", l."userId", ${ACTOR} as "employee", l."page", l."type", l."changes",
  to_char(l."at" at time zone 'Europe/Belgrade', 'YYYY-MM-DD') as "date", to_char(l."at" at time zone 'Europe/Belgrade', 'HH24:MI:SS') as "time"`;

const list = (values: readonly (string | number)[]) => `{${values.join(',')}}`;

async function peopleOf(tx: Tx, reach: Reach): Promise<Person[]> {
  const { rows } = await tx.execute<{ id: string; name: string }>(
    'person' in reach
      ? sql`select "id", "name" from "app_user" where "id" = ${reach.person}`
      : sql`select "id", "name" from audit_people(${reach.companies}) order by "name", "id"`,
  );
  return rows.map(({ id, name }) => ({ id: Number(id), name }));
}

/** The employees of companies who did something on their own page. */
async function employeesOf(tx: Tx, reach: Reach): Promise<Person[]> {
  if ('person' in reach) return [];
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select l."employeeId" as "id", ${ACTOR} as "name" from (select distinct "tenantId", "employeeId" from "audit_line"
      where "tenantId" = any(${reach.companies}) and "employeeId" is not null) l order by "name", "id"`);
  return rows.map(({ id, name }) => ({ id: Number(id), name }));
}

/** What a page was called in lines that are older; a line is never rewritten. */
const FORMER: Record<string, readonly string[]> = { salaries: ['calculations'] };
const withFormer = (names: readonly string[]) => names.flatMap((name) => [name, ...(FORMER[name] ?? [])]);

/** The names that have the text, and those the reader's language shows with it. */
function named(names: readonly string[], text: string, shown: string | undefined): string {
  return list(
    withFormer([...names.filter((name) => folded(name).includes(text)), ...(shown?.split(',') ?? [])]),
  );
}

function searched(
  { search, searchPages, searchTypes }: AuditQuery,
  people: readonly Person[],
): SQL | undefined {
  const text = folded(search ?? '');
  if (text === '') return undefined;
  const ids = people.filter(({ name }) => folded(name).includes(text)).map(({ id }) => id);
  return sql`(l."userId" = any(${list(ids)}::bigint[]) or ${namedLike(ACTOR, text)} or l."page" = any(${named(AUDIT_PAGES, text, searchPages)}::text[])
    or l."type" = any(${named(AUDIT_TYPES, text, searchTypes)}::text[]))`;
}

/** The month of salaries that a line is about, `10.2026`, as its index has it. */
const auditMonth = sql`(l."changes" -> 'month' ->> 'new')`;
const namedMonth = (sortable: string) => `${sortable.slice(5)}.${sortable.slice(0, 4)}`;

function conditionsOf(query: AuditFilter, people: readonly Person[]): SQL {
  const conditions = [
    searched(query, people),
    query.onPage && sql`l."page" = any(${list(withFormer([query.onPage]))}::text[])`,
    query.ofType && sql`l."type" = ${query.ofType}`,
    query.person && sql`l."userId" = ${query.person}`,
    query.employee && sql`l."employeeId" = ${query.employee}`,
    query.month && sql`l."changes" ? 'month' and ${auditMonth} = ${namedMonth(query.month)}`,
    query.from && sql`l."at" >= ${query.from}::timestamp at time zone 'Europe/Belgrade'`,
    query.to && sql`l."at" < (${query.to}::date + 1)::timestamp at time zone 'Europe/Belgrade'`,
  ];
  return sql.join(
    [sql`true`, ...conditions.filter((condition) => condition !== undefined && condition !== '')],
    sql` and `,
  );
}

/** Each company's newest lines come from its own index, so that several companies cost little more than one. */
function newestOf(reach: Reach, where: SQL, most: number): SQL {
  const newest = sql`${where} order by l."at" desc, l."id" desc limit ${most}`;
  return 'person' in reach
    ? sql`(select l.* from "audit_line" l where l."userId" = ${reach.person} and ${newest})
        union all (select l.* from "audit_line" l where l."tenantId" is null and l."userId" is null and ${newest})`
    : sql`select l.* from unnest(${reach.companies}) c(id) cross join lateral (
        select l.* from "audit_line" l where l."tenantId" = c.id and ${newest}) l`;
}

async function rowsOf(
  tx: Tx,
  reach: Reach,
  where: SQL,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row[]> {
  const { rows } = await tx.execute<Row>(sql`
    select ${LINE}, t."name" as "company", l."objectId" from (${newestOf(reach, where, limit + offset)}) l left join "tenant" t on t."id" = l."tenantId"
    order by l."at" desc, l."id" desc limit ${limit} offset ${offset}`);
  return rows;
}

async function countOf(tx: Tx, reach: Reach, where: SQL): Promise<number> {
  const within =
    'person' in reach
      ? sql`(l."userId" = ${reach.person} or (l."tenantId" is null and l."userId" is null))`
      : sql`l."tenantId" = any(${reach.companies})`;
  const { rows } = await tx.execute<{ total: string }>(
    sql`select count(*) as "total" from "audit_line" l where ${within} and ${where}`,
  );
  return Number(rows[0]?.total ?? 0);
}

/** Who a line is of, by name; null: nobody, or nobody who is known. */
function nameAmong(people: readonly Person[]): (userId: string | null) => string | null {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (userId) => (userId === null ? null : (names.get(Number(userId)) ?? null));
}

function entryOf(
  { id, userId, employee, objectId, changes, ...rest }: Row,
  nameOf: ReturnType<typeof nameAmong>,
): AuditEntry {
  const user = employee ?? nameOf(userId);
  const said = { ...rest, user, changes };
  return {
    ...rest,
    id: Number(id),
    objectId: objectId === null ? null : Number(objectId),
    user,
    sentence: { sq: sentenceOf(said, 'sq'), en: sentenceOf(said, 'en') },
    changes: Object.entries(changes).map(([field, { old, new: fresh }]) => ({ field, old, new: fresh })),
  };
}

/** So many lines are read at once for a file. */
const LINES_AT_ONCE = 2_000;

/** Every line that a filter leaves, newest first, each made into what a file holds: the log is walked once, by a cursor, so that the last lines cost what the first do. */
export async function everyEntry<Made>(
  tx: Tx,
  companyId: number,
  { filter, make }: { filter: AuditFilter; make: (line: FileLine) => Made },
): Promise<Made[]> {
  const people = await peopleOf(tx, { companies: sql`array[${companyId}]::bigint[]` });
  const nameOf = nameAmong(people);
  await tx.execute(sql`
    declare audit_file no scroll cursor for
    select ${LINE} from "audit_line" l where l."tenantId" = ${companyId} and ${conditionsOf(filter, people)}
    order by l."at" desc, l."id" desc`);
  const made: Made[] = [];
  for (;;) {
    const { rows } = await tx.execute<Row>(sql.raw(`fetch ${LINES_AT_ONCE} from audit_file`));
    const lines = await mapInTurns(rows, ({ userId, employee, ...row }) =>
      make({ ...row, user: employee ?? nameOf(userId) }),
    );
    for (const line of lines) made.push(line);
    if (rows.length < LINES_AT_ONCE) break;
  }
  await tx.execute(sql`close audit_file`);
  return made;
}

/** How many lines a filter leaves in the log of a company. */
export async function countEntries(tx: Tx, companyId: number, filter: AuditFilter): Promise<number> {
  const reach = { companies: sql`array[${companyId}]::bigint[]` };
  return countOf(tx, reach, conditionsOf(filter, await peopleOf(tx, reach)));
}

/** A page of the log, newest first. */
export async function auditEntries(tx: Tx, reach: Reach, query: AuditQuery): Promise<AuditEntries> {
  const people = await peopleOf(tx, reach);
  const where = conditionsOf(query, people);
  const limit = query.pageSize ?? AUDIT_PAGE_SIZE;
  const rows = await rowsOf(tx, reach, where, { limit, offset: ((query.page ?? 1) - 1) * limit });
  const nameOf = nameAmong(people);
  return {
    data: rows.map((row) => entryOf(row, nameOf)),
    total: await countOf(tx, reach, where),
    people,
    employees: await employeesOf(tx, reach),
  };
}
