import { freshServer } from '@paga/testing/server';
import { TEMPLATE, testPostgres } from '@paga/testing/test-database';
import { connectedClient } from '#core/db/connected-client.ts';

// Companies stay together: what one table says of another, and what may be there once, is said with the company, in the database itself.

/** Foreign keys between tables of companies that go without the company, each with its reason. */
const KEYS_WITHOUT: Record<string, string> = {
  'mail_attachment.mailId': 'a mail may be of no company, and then nothing would look at the key',
};
/** Unique indexes of such tables, primary keys apart, that do not begin with the company. */
const UNIQUE_WITHOUT: Record<string, string> = {
  audit_seal_stretch: 'begins with the company, or 0 for the chain of no company',
  bookkeeping_consent_state: 'the answer of QuickBooks is found by its state, before its company is known',
  own_link_token: 'an invitation is found by its link, before its company is known',
  outbox_mail_once: 'begins with the company, or 0 for mail of no company',
  request_stop_token: 'a proposal is stopped by the link of a mail, before its company is known',
  step_up_grant_once: 'of a session, in each company',
};

const KEYS = `
  select format('%s.%s', f.conrelid::regclass, (select string_agg(a.attname, '+' order by k.at) from unnest(f.conkey) with ordinality k(num, at)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.num where a.attname <> 'tenantId')) as "key",
    (select bool_or(a.attname = 'tenantId') from pg_attribute a where a.attrelid = f.conrelid and a.attnum = any(f.conkey))
      and (select bool_or(a.attname = 'tenantId') from pg_attribute a where a.attrelid = f.confrelid and a.attnum = any(f.confkey)) as "withCompany",
    f.convalidated as "looked"
  from pg_constraint f
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace and 2 = (select count(distinct a.attrelid) + (f.conrelid = f.confrelid)::int from pg_attribute a
    where a.attrelid in (f.conrelid, f.confrelid) and a.attname = 'tenantId' and not a.attisdropped)`;

const UNIQUE = `
  select i.indexrelid::regclass::text as "name", pg_get_indexdef(i.indexrelid, 1, false) = '"tenantId"' as "withCompany" from pg_index i
  where i.indisunique and not i.indisprimary and i.indrelid::regclass::text in
    (select a.attrelid::regclass::text from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
      and c.relnamespace = 'public'::regnamespace where a.attname = 'tenantId' and not a.attisdropped)`;

async function catalog<Row>(statement: string): Promise<Row[]> {
  const client = await connectedClient({ ...testPostgres(), database: TEMPLATE });
  return client
    .query(statement)
    .then(({ rows }) => rows as Row[])
    .finally(() => client.end());
}

type Key = { key: string; withCompany: boolean; looked: boolean };

test('every foreign key between tables of companies goes by company and id', async () => {
  const keys = await catalog<Key>(KEYS);
  expect(keys.length).toBeGreaterThan(45);
  const without = keys.filter(({ withCompany }) => !withCompany).map(({ key }) => key);
  expect(without.sort()).toEqual(Object.keys(KEYS_WITHOUT).sort());
  expect(keys.filter(({ looked }) => !looked)).toEqual([]);
});

test('every unique index of a table of companies begins with the company', async () => {
  const indexes = await catalog<{ name: string; withCompany: boolean }>(UNIQUE);
  expect(indexes.length).toBeGreaterThan(50);
  const without = indexes.filter(({ withCompany }) => !withCompany).map(({ name }) => name);
  expect(without.sort()).toEqual(Object.keys(UNIQUE_WITHOUT).sort());
});

test('a row cannot point at another company, by no writer', async () => {
  const server = await freshServer('company_keys');
  const [own, other] = [await server.company(), await server.company()];
  const owner = await connectedClient({ ...testPostgres(), database: server.database });
  await owner.query('set search_path = public, pg_temp');
  const sector = `insert into sector ("tenantId", "name") values ($1, 'Zyra') returning "id"`;
  const { rows } = await owner.query<{ id: string }>(sector, [other.id]);
  const account = `insert into ledger_account ("tenantId", "category", "sectorId", "account") values ($1, 'net', $2, '4000')`;
  await expect(owner.query(account, [own.id, rows[0]?.id])).rejects.toThrow(
    'ledger_account_sectorId_of_company',
  );
  await owner.query(account, [other.id, rows[0]?.id]);
  await owner.end();
});
