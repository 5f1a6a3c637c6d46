import { TEMPLATE, testPostgres } from '@paga/testing/test-database';
import pg from 'pg';

async function onTemplate<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...testPostgres(), database: TEMPLATE });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const column = async (query: string) =>
  (await onTemplate((client) => client.query(query))).rows.map((row: { name: string }) => row.name);

test('every table has row level security', async () => {
  expect(
    await column(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and not relrowsecurity`,
    ),
  ).toEqual([]);
});

test('every table with a company is shown to the role app by the company of the transaction only', async () => {
  const open = await column(`
    select c.table_name as name from information_schema.columns c
    left join pg_policies p on p.tablename = c.table_name and p.roles @> '{app}' and coalesce(p.qual, p.with_check) like '%"tenantId" = ( SELECT (NULLIF(current_setting(''app.company''%'
    where c.column_name = 'tenantId' and c.table_schema = 'public' group by 1
    having count(p.policyname) <> (select count(*) from pg_policies q where q.tablename = c.table_name and q.roles @> '{app}')`);
  expect(open).toEqual([]);
});

test('the access role has no right on a table of a company', async () => {
  const tables = await column(`
    select distinct table_name as name from information_schema.role_table_grants where grantee = 'app_access' and table_schema = 'public' order by 1`);
  expect(tables).toEqual([
    'app_user',
    'audit_era',
    'audit_line',
    'audit_seal',
    'authenticator',
    'backup',
    'backup_schedule',
    'company_standing',
    'database_restore',
    'failed_sign_in',
    'heavy_ahead',
    'heavy_work',
    'installation',
    'job_run',
    'join_link',
    'known_device',
    'mail_attachment',
    // National tables belong to no company: it is here that they are changed.
    'minimum_wage',
    'outbox_mail',
    // Who signs in on an own page is found before the company is known.
    'own_account',
    'own_address',
    'own_code',
    'own_link',
    'own_passkey',
    'own_session',
    'own_setting',
    'passkey',
    'passkey_challenge',
    'password_reset',
    'person_tie',
    'place_mark',
    'public_holiday',
    'recovery_code',
    'remote_failure',
    'remote_failure_hour',
    'remote_failure_person',
    'remote_load',
    'remote_move',
    'remote_rollback',
    'remote_token',
    'remote_vital',
    'sent_mail',
    'session',
    'session_grant',
    'shared_build',
    'shared_registry',
    'sign_in_challenge',
    'step_up_grant',
    'tax_table',
    'tenant',
    'try_count',
    'two_factor_code',
    'user_company',
  ]);
});

test('the role of own pages has rights on a named list of tables only', async () => {
  const rights = await column(`
    select table_name || ' ' || string_agg(lower(privilege_type), ', ' order by privilege_type) as name from information_schema.role_table_grants
    where grantee = 'app_own' group by table_schema, table_name order by 1`);
  expect(rights).toEqual([
    'attachment select',
    'audit_era select',
    'audit_line insert',
    'budget_line_share select',
    'contract_prolongation select',
    'employee select',
    'employee_sector select',
    'employment_end select',
    'employment_terms select',
    'leave_correction select',
    'leave_setting select',
    'own_document select, update',
    'own_leave_feed delete, insert, select',
    'own_link select',
    'own_setting select',
    'pay_raise select',
    'public_holiday select',
    'recurring_line select',
    'request insert, select, update',
    'salary_basis select',
    'salary_version_row select',
    'sickness_report insert, select, update',
    'vacation select',
  ]);
  // Of these no sum over everybody, no closing code: named columns alone.
  const columns = await column(`
    select c.relname || ' ' || string_agg(a.attname, ', ' order by a.attname) as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and exists (select 1 from aclexplode(a.attacl) g where g.grantee = 'app_own'::regrole)
    group by c.relname order by 1`);
  expect(columns).toEqual([
    'budget_line id, name, tenantId',
    'project id, name, tenantId',
    'salary_period closedAt, id, month, tenantId, year',
    'salary_version closedAt, hash, id, number, paymentDate, periodId, reopenedAt, tenantId',
    'sector id, name, tenantId',
    'tenant address, authorizedPerson, businessNumber, deletedAt, expirationDate, id, logo, name, phone, status',
  ]);
});

test('whatever an own page is shown is of the company, and but for the company itself and what leave is counted by and which months are closed of the employee, of the transaction', async () => {
  const open = await column(`
    select tablename as name from pg_policies where roles @> '{app_own}' and tablename not in ('audit_era', 'leave_setting', 'own_setting', 'public_holiday', 'salary_period', 'tenant')
      and not (coalesce(qual, with_check) like '%app.company%' and coalesce(qual, with_check) like '%app.employee%')`);
  expect(open).toEqual([]);
});

test('no role is owner or superuser or passes by row level security', async () => {
  const strong = await column(
    `select rolname as name from pg_roles where rolname in ('app', 'app_access', 'app_own') and (rolsuper or rolbypassrls or rolcreaterole or rolcanlogin)`,
  );
  const owners = await column(
    `select distinct tableowner as name from pg_tables where schemaname = 'public'`,
  );
  expect(strong).toEqual([]);
  expect(owners).toEqual(['paga']);
});

test('not even the owner changes or removes an audit line', async () => {
  await onTemplate(async (client) => {
    await client.query(
      `begin; insert into audit_line (at, page, type, changes) values (now(), 'x', 'y', '{}')`,
    );
    await expect(client.query(`update audit_line set page = 'z'`)).rejects.toThrow('insert only');
    await client.query('rollback; begin');
    await expect(client.query('truncate audit_line')).rejects.toThrow('insert only');
    await client.query('rollback');
  });
});
