import { ReportFile } from '@paga/contract/reports/shapes';
import { RoleId } from '@paga/contract/shapes';
import { followed } from '@paga/testing/report-file';
import { freshServer, type TestServer } from '@paga/testing/server';
import { testPostgres } from '@paga/testing/test-database';
import { areas } from '#areas.ts';
import { bindCalls } from '#core/http/bound-call.ts';
import { CANARY, type Populated, populated } from './fixture.ts';
import { sampleInput } from './sample-input.ts';
import { asOwner, stateOf, WITHOUT_DATABASE_WALLS } from './walls.ts';

// Agimi works in its own company next to Drini, whose every setting is another: what it sees may not depend on the walls of the database.
const ofCompany = bindCalls(areas).filter(({ handler, access }) => handler && access.level === 'company');
// What role 1 alone may read of a company is not for the admin who asks here.
const reads = ofCompany.filter(
  ({ call, access }) => call.effect === 'read' && access.roles.includes(RoleId.companyAdmin),
);
/**
 * Those that answer the same twice. A proposed code is new each time, a look at the code leaves a line in the log and a tick on the checklist; the
 * month is open here, so it cannot be verified and nothing of it is filed; there is no bookkeeping service to ask for consent.
 */
const UNSTEADY = [
  'generateClosingCode',
  'getClosingCode',
  'verifyPeriod',
  'exportBankFile',
  'exportBankArchive',
  'exportJournal',
  'exportReceipt',
  'getTaskConfirmationFile',
  'getAuthorizationUrl',
];
const steady = reads.filter(({ name }) => !UNSTEADY.includes(name));
const writes = ofCompany.filter(({ call }) => call.effect === 'write');

const OTHER_SETTINGS = ['contribution', 'overtime', 'leave', 'insurance', 'hours'].map(
  (name) => `update "${name}_setting" set "validFrom" = '2010-01-01' where "tenantId" = $1`,
);
const OTHER_VALUES = [
  `update "contribution_setting" set "personalContribute" = 9, "employerContribute" = 11 where "tenantId" = $1`,
  `update "overtime_setting" set "nightPercentage" = 77 where "tenantId" = $1`,
  `update "leave_setting" set "annualLeaveDays" = 33, "weekWorkingDays" = 6 where "tenantId" = $1`,
  `update "insurance_setting" set "prime" = 4501 where "tenantId" = $1`,
  `update "hours_setting" set "hoursPerMonth" = 160 where "tenantId" = $1`,
];

let server: TestServer;
let agimi: Populated;
let drini: Populated;
const owner = () => ({ ...testPostgres(), database: server.database });

beforeAll(async () => {
  server = await freshServer('plain_tables');
  [drini, agimi] = [await populated(server, 'Drini'), await populated(server, 'Agimi')];
  await asOwner(owner(), async (client) => {
    for (const statement of [...OTHER_SETTINGS, ...OTHER_VALUES])
      await client.query(statement, [drini.company.id]);
    // Who calculated Agimi's month has moved to Drini since.
    await client.query('update "salary_period" set "createdBy" = $1 where "tenantId" = $2', [
      drini.company.admin.id,
      agimi.company.id,
    ]);
  });
});

async function fileBehind({ path }: ReportFile): Promise<Uint8Array> {
  const response = await followed(server, agimi.company.admin, path);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

async function answers(calls: typeof reads) {
  const speaker = server.as(agimi.company.admin);
  const all: Record<string, { status: number; answer: unknown; text: string }> = {};
  for (const { name, call } of calls) {
    const { status, body } = await speaker.call(call, sampleInput(call, agimi.company.id, agimi) as never);
    // The link to a report's file is new each time: what counts is the file.
    const content =
      status === 200 && call.response === ReportFile ? await fileBehind(body as ReportFile) : body;
    const text =
      content instanceof Uint8Array
        ? Buffer.from(content).toString('latin1')
        : JSON.stringify(content ?? null);
    all[name] = { status, answer: content instanceof Uint8Array ? content.length : content, text };
  }
  return all;
}

test('every read answers the same on the plain tables without row level security, and no write touches the other company', async () => {
  // Those that note who opened what change what the log answers: they are asked before it once, and after it once.
  const noting = steady.filter(({ handler }) => handler?.notes);
  const others = steady.filter((one) => !noting.includes(one));
  const walled = await answers([...noting, ...others]);
  expect(Object.keys(walled).filter((name) => walled[name]?.status !== 200)).toEqual([]);
  await asOwner(owner(), (client) => client.query(WITHOUT_DATABASE_WALLS));
  const plain = await answers([...others, ...noting]);
  const differing = Object.keys(walled).filter(
    (name) => JSON.stringify(walled[name]?.answer) !== JSON.stringify(plain[name]?.answer),
  );
  expect(differing).toEqual([]);

  const before = await stateOf(owner(), drini.company.id);
  const wrote = await answers(writes);
  expect(await stateOf(owner(), drini.company.id)).toEqual(before);
  const shown = { ...wrote, ...(await answers(reads)) };
  expect(
    Object.keys(shown).filter(
      (name) => shown[name]?.text.includes(`${CANARY} Drini`) || shown[name]?.text.includes('Drini'),
    ),
  ).toEqual([]);
});
