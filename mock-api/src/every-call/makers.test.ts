import { authenticateCode } from '@paga/contract/identity/sign-in';
import { freshServer, type TestServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { areas } from '#areas.ts';
import { bindCalls } from '#core/http/bound-call.ts';
import { type Populated, populated } from './fixture.ts';
import { sampleInput } from './sample-input.ts';
import { asOwner } from './walls.ts';

/** Where what somebody is paid, or what closing asks about it, is stored: a change of these columns leaves a maker. */
const PAY = {
  budget_line: '"id", "budget", "deletedAt"',
  budget_line_share: '"employeeId", "budgetLineId", "checked", "percentage"',
  contribution_setting: '*',
  employee:
    '"id", "bankAccountNumber", "contractStarted", "expirationContract", "employeeStatus", "draftStatus", "earlierContracts", "deletedAt"',
  employment_terms:
    '"employeeId", "validFrom", "baseCents", "pricePerHour", "noTaxes", "hasContributions", "healthInsurance"',
  hours_setting: '*',
  insurance_setting: '*',
  leave_setting: '*',
  overtime_setting: '*',
  payday_setting: '*',
  recurring_line: '"id", "name", "field", "startsOn", "endsOn", "total", "rates", "debt", "paidBefore"',
  salary: '"id", "fingerprint", "netto", "edits"',
  salary_acceptance: '"employeeId", "code", "fact", "withSignOff"',
  salary_period: '"id", "paymentDate"',
} as const;

/** Tables of a company whose rows pay nobody by themselves, or only through a calculation, which is noted. */
const NOT_PAY: Record<string, readonly string[]> = {
  'what was decided or noted about pay, looked at by triggers of its own or by nobody': [
    ...[
      'approval_maker',
      'approval_request',
      'contract_prolongation',
      'employment_end',
      'leave_approver',
      'office_person',
      'pay_raise',
      'request',
      'request_maker',
      'request_stop',
      'salary_sign_off',
      'salary_version',
      'salary_version_row',
    ],
    ...[
      'closing_task',
      'month_step',
      'task_confirmation',
      'salary_comment',
      'salary_trace',
      'trace_shape',
      'salary_basis',
      'what_if',
    ],
  ],
  'days of leave that are counted, not paid by: what is taken is in its own table': [
    'sickness_report',
    ...['leave_correction', 'leave_feed', 'leave_import', 'leave_import_line', 'own_leave_feed'],
  ],
  'leave paid in full changes no figure; of other leave `ways-around.test` shows who is noted': ['vacation'],
  'whose money it is, not where it goes: what is paid is the account of the employee': [
    ...['bank_layout', 'paying_account', 'payment_reference', 'ledger_account', 'account_link'],
    ...['bookkeeping_account', 'bookkeeping_batch', 'bookkeeping_connection', 'bookkeeping_consent'],
    ...['bookkeeping_party', 'bookkeeping_row', 'bookkeeping_setting'],
  ],
  'a name: a figure comes of it only through a salary or a line, which are noted': ['pay_kind'],
  'who sees their own page, and what of it': ['own_document', 'own_link', 'own_setting'],
  'counted from the others, and read anew when they change': ['company_standing'],
  'logs, files, mail, links and what people prefer': [
    ...[
      'attachment',
      'audit_line',
      'audit_seal',
      'backup',
      'backup_schedule',
      'document_template',
      'mail_attachment',
      'outbox_mail',
    ],
    ...['employee_sector', 'import_batch', 'import_row', 'notification', 'notification_read', 'preference'],
    ...['project', 'sector', 'user_company', 'passkey_challenge', 'step_up_grant', 'session_grant'],
  ],
};

/** Writes that a sample of their own schema makes change pay. */
const REACHED = [
  ...['createEmployee', 'createRecurringLine', 'deleteEmployee', 'generateSalaries', 'restoreEmployees'],
  ...['saveProject', 'updateLeaveConfiguration', 'updateMonthSettings', 'updateOvertime'],
] as const;

/** Last, because what comes after has less to work with. */
const LATE = /^(delete|close|undo|remove|end|disconnect|saveEdi)|changeEmployees|carryOver/;
const rank = (name: string) => (name.startsWith('restore') ? 2 : Number(LATE.test(name)));

const ownerOf = ({ database }: TestServer) => ({ ...testPostgres(), database });
type Ask = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
const asked = <T>(server: TestServer, work: (ask: Ask) => Promise<T>) =>
  asOwner(ownerOf(server), (client) =>
    work(
      async <Row extends object>(text: string, values: unknown[] = []) =>
        (await client.query<Row>(text, values)).rows,
    ),
  );

test('every table of a company is sorted into those that pay comes from and those with a reason; the former have triggers', async () => {
  const server = await freshServer('maker_tables');
  const tables = await asked(server, (ask) =>
    ask<{ name: string; noted: boolean }>(
      `select c.relname as name, exists (select 1 from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and p.proname like 'note\\_%') as noted
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenantId' where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
    ),
  );
  const noted = tables.filter((one) => one.noted).map(({ name }) => name);
  // The row of a month names who changed its rows: those have no trigger of their own. Of leave only what is not paid in full is noted.
  expect([...noted, 'salary'].sort()).toEqual([...Object.keys(PAY), 'vacation'].sort());
  const reasons = Object.values(NOT_PAY).flat();
  const unsorted = tables
    .filter(({ name }) => !(name in PAY) && !reasons.includes(name))
    .map(({ name }) => name);
  expect(unsorted).toEqual([]);
  expect(reasons.filter((name) => !tables.some((one) => one.name === name))).toEqual([]);
});

async function payOf(ask: Ask, companyId: number): Promise<string | undefined> {
  const parts = Object.entries(PAY).map(
    ([table, columns]) =>
      `(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from (select ${columns} from "${table}" where "tenantId" = $1) t)`,
  );
  const [row] = await ask<{ pay: string }>(`select concat(${parts.join(', ')}) as pay`, [companyId]);
  return row?.pay;
}

/** Runs every write of a company once, and answers which changed what somebody is paid: with a maker, and without. */
function walked(server: TestServer, objects: Populated): Promise<{ noted: string[]; unnoted: string[] }> {
  const { admin, id } = objects.company;
  const writes = bindCalls(areas)
    .filter(({ call, handler, access }) => handler && call.effect === 'write' && access.level === 'company')
    .sort((one, other) => rank(one.name) - rank(other.name));
  return asked(server, async (ask) => {
    const outcome = { noted: [] as string[], unnoted: [] as string[] };
    for (const { name, call } of writes) {
      await ask('delete from approval_maker');
      const before = await payOf(ask, id);
      await server.as(admin).call(call, sampleInput(call, id, objects) as never);
      if ((await payOf(ask, id)) === before) continue;
      const makers = await ask('select 1 from approval_maker where "makerId" = $1', [admin.id]);
      outcome[makers.length > 0 ? 'noted' : 'unnoted'].push(name);
    }
    return outcome;
  });
}

test('whichever call of a company changes what somebody is paid, it has left a maker', async () => {
  const server = await freshServer('makers');
  const objects = await populated(server, 'Agimi');
  const { admin } = objects.company;
  await server.as(admin).call(authenticateCode, { body: { code: 'AGI26A', userId: admin.id } });
  const { noted, unnoted } = await walked(server, objects);
  expect(unnoted).toEqual([]);
  // Those that the samples reach; the rest goes through the same tables.
  expect(noted.sort()).toEqual(expect.arrayContaining([...REACHED]));
}, 120_000);
