import { setTimeout as wait } from 'node:timers/promises';
import { freshServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { sql } from 'drizzle-orm';
import { seedNational } from '#company/law/seed-national.ts';
import { connectedClient } from '../connected-client.ts';
import { inCompany } from '../transaction.ts';
import { migrateDatabase } from './migrate.ts';
import { type MigrationStep, migrationSteps, stepHeader } from './migration-steps.ts';
import { peopleAtWork } from './people-at-work.fixture.ts';

// Servers of this version and the next one on one database, while people work: the next schema is made of this one's and steps that a test adds.

const THESE = migrationSteps();
const STEP = '--> statement-breakpoint';

/** The steps of this version and further ones, as their files would say them. */
const nextSteps = (...files: string[]): MigrationStep[] => [
  ...THESE,
  ...files.map((text, at) => ({
    ...stepHeader(text, THESE.length + at),
    statements: text.split(STEP),
    hash: `next ${at}`,
  })),
];

const NUMBER = String(THESE.length).padStart(4, '0');
const EXPAND = `-- expand
ALTER TABLE "sector" ADD COLUMN "short" text;${STEP}
CREATE TABLE "room" ("id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, "tenantId" bigint NOT NULL REFERENCES "tenant"("id"), "name" text NOT NULL);${STEP}
ALTER TABLE "room" ENABLE ROW LEVEL SECURITY;${STEP}
CREATE POLICY "room_of_company" ON "room" FOR ALL TO "app" USING ("tenantId" = (select nullif(current_setting('app.company', true), '')::bigint));`;
const FILL = `-- fill
UPDATE "sector" SET "short" = left("name", 3) WHERE "id" IN (SELECT "id" FROM "sector" WHERE "short" IS NULL ORDER BY "id" LIMIT 50);`;
const INDEX = `-- index
CREATE INDEX "sector_short" ON "sector" USING btree ("tenantId","short");`;

let stopAll: (() => Promise<unknown>) | undefined;
afterEach(() => stopAll?.());

/** A database that this version made, with a company, and what its owner asks of it. */
async function madeHere(name: string) {
  const server = await freshServer(name);
  const company = await server.company();
  const connection = { ...testPostgres(), database: server.database };
  const asOwner = async <Row extends object>(statement: string): Promise<Row[]> => {
    const owner = await connectedClient(connection);
    return owner
      .query(`set search_path = public, pg_temp; ${statement}`)
      .then((results) => (results as unknown as { rows: Row[] }[]).at(-1)?.rows ?? [])
      .finally(() => owner.end());
  };
  const start = (steps: readonly MigrationStep[]) => migrateDatabase(connection, seedNational, { steps });
  await start(THESE);
  return { server, company, asOwner, start };
}

/** Six people of this version who read and add sectors until `stop`, which answers what went wrong for them. */
function peopleAt({ server, company }: Pick<Awaited<ReturnType<typeof madeHere>>, 'server' | 'company'>) {
  const stop = peopleAtWork(
    6,
    (at, done) =>
      inCompany(server.db, company.id, async (tx) => {
        await tx.execute(sql.raw(`select "id", "name" from sector limit 5`));
        await wait(2);
        await tx.execute(
          sql.raw(`insert into sector ("name", "tenantId") values ('S ${at} ${done}', ${company.id})`),
        );
      }),
    // What they add is slower than what a fill does, or it would never come to an end.
    20,
  );
  stopAll = stop;
  return stop;
}

test('the next version expands, fills and indexes while people of this version work, and this version starts again on it', async () => {
  const here = await madeHere('rolling_on');
  await here.asOwner(
    `insert into sector ("name", "tenantId") select 'Sektori ' || n, ${here.company.id} from generate_series(1, 400) n; select 1`,
  );
  const stop = peopleAt(here);
  const next = nextSteps(EXPAND, INDEX, FILL);
  await here.start(next);
  const [made] = await here.asOwner(`
    select (select count(*) filter (where "short" is null)::int < 60 from sector) as "filled",
      (select indisvalid from pg_index where indexrelid = 'sector_short'::regclass) as "indexed",
      pg_get_viewdef('scoped.sector'::regclass) like '%short%' as "seen",
      has_table_privilege('app', 'scoped.room', 'insert') and has_table_privilege('app', 'public.room', 'insert') as "given"`);
  expect(made).toEqual({ filled: true, indexed: true, seen: true, given: true });
  const secured = () =>
    here.asOwner(`select obj_description('scoped'::regnamespace, 'pg_namespace') as noted`);
  const before = await secured();
  await here.start(THESE);
  await here.start(next);
  await here.start(THESE);
  expect(await secured()).toEqual(before);
  const { faults, done } = await stop();
  expect(faults).toEqual([]);
  expect(done).toBeGreaterThan(20);
});

test('a step that takes something away refuses the versions that need it, and only those', async () => {
  const here = await madeHere('rolling_contract');
  const expanded = nextSteps(EXPAND);
  const contract = `-- contract, served from ${NUMBER}\nALTER TABLE "sector" DROP COLUMN "deletedAt";`;
  await here.start(expanded);
  await here.start([...expanded, ...nextSteps(EXPAND, contract).slice(-1)]);
  await expect(here.start(THESE)).rejects.toThrow(
    'A later version of Paga has taken something away from this database that this version still needs: start that version, or one after it.',
  );
  await here.start(expanded);
  expect(await here.asOwner(`select pg_get_viewdef('scoped.sector'::regclass) as "view"`)).toMatchObject([
    { view: expect.not.stringContaining('deletedAt') },
  ]);
});

test('a later step of which nothing is known is refused as another version', async () => {
  const here = await madeHere('rolling_unknown');
  await here.asOwner(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('77aa', 1); select 1`,
  );
  await expect(here.start(THESE)).rejects.toThrow('was made by another version of Paga');
});

test('a start that ended in the middle of a fill or of an index is gone on with by the next one', async () => {
  const here = await madeHere('rolling_halves');
  await here.asOwner(
    `insert into sector ("name", "tenantId") select 'Sektori ' || n, ${here.company.id} from generate_series(1, 120) n;
     create function fails_late() returns trigger language plpgsql as $$ begin if new.name = 'Sektori 120' then raise 'power cut'; end if; return new; end $$;
     create trigger cut before update on sector for each row execute function fails_late(); select 1`,
  );
  const next = nextSteps(EXPAND, FILL, INDEX);
  await expect(here.start(next)).rejects.toThrow('power cut');
  const filled = () =>
    here.asOwner(`select count(*) filter (where "short" is not null)::int as "filled" from sector`);
  expect(await filled()).toEqual([{ filled: 100 }]);
  // As an index lies there whose making was ended: not valid.
  await here.asOwner(
    `drop trigger cut on sector; create index "sector_short" on sector ("name"); update pg_index set indisvalid = false where indexrelid = 'sector_short'::regclass; select 1`,
  );
  await here.start(next);
  expect(await filled()).toEqual([{ filled: 120 }]);
  expect(
    await here.asOwner(
      `select indisvalid as "valid", pg_get_indexdef(indexrelid) like '%short)' as "whole" from pg_index where indexrelid = 'sector_short'::regclass`,
    ),
  ).toEqual([{ valid: true, whole: true }]);
});

test('two servers of the next version that start at once do each step once', async () => {
  const here = await madeHere('rolling_twice');
  const next = nextSteps(EXPAND, FILL, INDEX);
  await Promise.all([here.start(next), here.start(next), here.start(THESE)]);
  expect(await here.asOwner('select count(*)::int as "steps" from drizzle.__drizzle_migrations')).toEqual([
    { steps: next.length },
  ]);
});
