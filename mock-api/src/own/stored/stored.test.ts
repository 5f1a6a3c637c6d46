import { getAttachmentFile, uploadAttachment } from '@paga/contract/employees';
import { confirmOwnProof, startOwnProof } from '@paga/contract/own/account';
import { getOwnPages } from '@paga/contract/own/invitations';
import { saveOwnPageSettings } from '@paga/contract/own/settings';
import {
  downloadOwnStored,
  getOwnOpenings,
  getOwnStored,
  type StoredSection,
} from '@paga/contract/own/stored';
import { codeTo, joinedByMail, type OwnBrowser } from '@paga/testing/own-browser';
import { joinedEmployee, switchOwnPageOn } from '@paga/testing/own-page';
import { pdfText } from '@paga/testing/pdf-text';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { areas } from '#areas.ts';
import { labelOf, shownValues, WORDS } from './shown-value.ts';
import { STORED_TABLES } from './stored-about.ts';

let server: TestServer;
let agimi: TestCompany;
let page: OwnBrowser;
const [EMAIL, ADDRESS, ACCOUNT] = ['arta.stored@agimi.test', 'Rruga e Kodrës 7', '1212012345678906'];
beforeAll(async () => {
  server = await testServer();
});

type Column = { table: string; column: string };
type Key = { child: string; parent: string };

/** Every table that leads to an employee: it names one, or a row of a table that does. The account of a page is one person's. */
async function leading(): Promise<Column[]> {
  return server.inCompany(0, async (tx) => {
    const { rows: columns } = await tx.execute<Column>(sql`
      select c.relname as "table", a.attname as "column" from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
    const { rows: keys } = await tx.execute<Key>(sql`
      select conrelid::regclass::text as "child", confrelid::regclass::text as "parent" from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`);
    const found = new Set(['employee', 'own_account']);
    for (const { table, column } of columns) if (column === 'employeeId') found.add(table);
    const plain = keys.map(({ child, parent }) => ({
      child: child.replace(/^public\./, ''),
      parent: parent.replace(/^public\./, ''),
    }));
    for (let size = 0; size < found.size; ) {
      size = found.size;
      for (const { child, parent } of plain) if (found.has(parent)) found.add(child);
    }
    return columns.filter(({ table }) => found.has(table));
  });
}

test('every column of a table that leads to an employee is answered, or is on a list with a reason', async () => {
  const leftOut = Object.assign({}, ...areas.map(({ stored }) => stored.leftOut)) as Record<string, string>;
  const tables = new Map(STORED_TABLES.map((table) => [table.name, table]));
  const stateOf = ({ table, column }: Column) => {
    const answered = tables.get(table);
    const isShown = answered && (column in answered.shown || answered.within?.includes(column));
    const reason = leftOut[table] ?? answered?.leftOut[column];
    return [isShown && 'shown', reason && 'left out'].filter(Boolean).join(' and ');
  };
  const columns = await leading();
  const wrong = columns.filter((one) => !['shown', 'left out'].includes(stateOf(one)));
  expect(wrong.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  expect(columns.length).toBeGreaterThan(250);
  // What is declared is there: a column that went would leave its reason behind.
  const there = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  const declared = STORED_TABLES.filter(({ name }) => name !== 'salary_version_row').flatMap(
    ({ name, shown, leftOut: left }) =>
      Object.keys({ ...shown, ...left }).map((column) => `${name}.${column}`),
  );
  expect(declared.filter((column) => !there.has(column))).toEqual([]);
  expect(Object.keys(leftOut).filter((table) => !columns.some((one) => one.table === table))).toEqual([]);
});

test('areas declare the tables that the page answers, and each has words in both languages', () => {
  const declared = areas.flatMap(({ stored }) => stored.tables.map(({ name }) => name));
  expect([...declared, 'salary_version_row'].sort()).toEqual(STORED_TABLES.map(({ name }) => name).sort());
  for (const language of ['sq', 'en'] as const) {
    const unnamed = STORED_TABLES.flatMap(({ name, shown }) => [
      ...(WORDS[language].tables[name] ? [] : [name]),
      ...Object.keys(shown).filter((column) => labelOf(name, column, language) === column),
    ]);
    expect(unnamed).toEqual([]);
  }
});

test('lists and requests of every shape are read in words', () => {
  const shown = (table: string, column: string, value: unknown, kind: 'lines' | 'choice' = 'lines') =>
    shownValues(value, kind, { table, column, language: 'en' });
  expect([
    shown('request', 'patch', { type: 0, from: '2026-11-02', to: '2026-11-03' }),
    shown('request', 'patch', { text: 'Pse?', about: null }),
    shown('request', 'patch', { phone: '044 111 222', bank: null }),
    shown('recurring_line', 'rates', [{ from: '2026-01-01', amount: 12_345, share: null }]),
    shown('employee', 'earlierContracts', [{ started: '2020-01-01', ended: '2021-12-31' }]),
    shown('employment_terms', 'familyMembers', [{ familyMemberType: 2, members: 3 }]),
    shown('vacation', 'reason', 'marriage', 'choice'),
    shown('employment_end', 'reason', 'resignation', 'choice'),
    shown('vacation', 'days', []),
  ]).toEqual([
    [{ text: 'Annual 02.11.2026 – 03.11.2026' }],
    [{ text: 'Pse?' }],
    [{ text: 'Phone: 044 111 222' }],
    [{ text: 'from 01.01.2026', amount: 123.45 }],
    [{ text: '01.01.2020 – 31.12.2021' }],
    [{ text: 'Children under 18: 3' }],
    [{ text: 'Marriage' }],
    [{ text: 'Resignation' }],
    [],
  ]);
});

async function arrange() {
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ name: 'Agimi' });
  const [arta = 0, besa = 0] = await savedEmployees(
    server,
    agimi,
    { email: EMAIL, personalNumber: '1234567892', address: ADDRESS },
    { firstName: 'Zzbesa', bruttoSalary: 700, address: 'Zz' },
  );
  await switchOwnPageOn(server, agimi.id);
  page = await joinedByMail(server, agimi.admin, { id: arta, address: EMAIL, digits: '7892' });
  await calculatedMonth(server, agimi, { month: 9, year: 2026 });
  await closedMonth(server, agimi, { month: 9, year: 2026 });
  await calculatedMonth(server, agimi, { month: 10, year: 2026 });
  return { arta, besa };
}

const stored = async (language: 'sq' | 'en') => (await page.call(getOwnStored, { query: { language } })).body;
type Data = { table: string; rows: unknown[] };
const flat = (sections: readonly StoredSection[], key: string) =>
  sections
    .find((one) => one.key === key)
    ?.records.map((fields) => Object.fromEntries(fields.map(({ label, values }) => [label, values])));

test('answers everything in both languages, and gives it as a file after a code only', async () => {
  const { arta } = await arrange();
  const english = await stored('en');
  expect(flat(english, 'employee')).toMatchObject([
    { Address: [{ text: ADDRESS }], 'Bank account': [{ text: ACCOUNT }], Gender: [{ text: 'Female' }] },
  ]);
  expect(flat(english, 'employment_terms')).toMatchObject([{ 'Gross a month': [{ amount: 1000 }] }]);
  // The month that is being made is not theirs yet.
  expect(flat(english, 'salary_version_row')).toMatchObject([
    { Month: [{ text: '09.2026' }], Gross: [{ amount: 1000 }], 'Bank account': [{ text: ACCOUNT }] },
  ]);
  expect(flat(await stored('sq'), 'own_session')?.[0]).toHaveProperty('Kyçur më');
  const file = (format: 'pdf' | 'json') =>
    page.call(downloadOwnStored, { body: { format, language: 'sq' as const } });
  // Joining is a proof for some minutes.
  for (let times = 0; times < 2; times += 1) {
    server.clock.advance(180);
    await stored('sq');
  }
  expect((await file('json')).body).toMatchObject({ code: 'OWN_PROOF_NEEDED' });
  await page.call(startOwnProof, { body: { by: 'code' } });
  await page.call(confirmOwnProof, { body: { code: await codeTo(server, EMAIL) } });
  const { body: json } = (await file('json')) as never as {
    body: Record<string, never> & { stored: Data[] };
  };
  expect(json).toMatchObject({ company: 'Agimi', person: 'Arta Krasniqi', amountsIn: 'EUR' });
  const closed = json.stored.find(({ table }) => table === 'salary_version_row');
  expect(closed?.rows[0]).toMatchObject({
    totalBrutto: 1000,
    content: { figures: { totalBrutto: 100_000 } },
  });
  const text = await pdfText((await file('pdf')).body as never);
  for (const part of ['Çfarë ruhet për mua', ADDRESS, ACCOUNT, '1,000.00 €', 'Muajt e mbyllur'])
    expect(text).toContain(part);
  expect(JSON.stringify([json, text])).not.toContain('Zz');
  const { rows } = await server.inCompany(agimi.id, (tx) =>
    tx.execute(
      sql`select "type", "employeeId"::int, "changes" from "audit_line" where "type" = 'downloadStored' order by "id"`,
    ),
  );
  expect(rows).toEqual(
    ['json', 'pdf'].map((format) => ({
      ...{ type: 'downloadStored', employeeId: arta },
      changes: { format: { old: null, new: format } },
    })),
  );
});

test('who has left, and whose company has the part off, is answered nothing', async () => {
  const { besa } = await arrange();
  const other = await joinedEmployee(server, agimi.id, besa, { parts: ['payslips'] });
  expect((await server.as(other).call(getOwnStored, { query: {} })).body).toMatchObject({
    code: 'OWN_PART_OFF',
  });
  const body = { page: true, payslips: true, leave: true, data: true };
  await server.as(agimi.admin).call(saveOwnPageSettings, { body });
  expect((await server.as(other).call(getOwnStored, { query: {} })).status).toBe(200);
  await server.inCompany(agimi.id, (tx) =>
    tx.execute(sql`update "employee" set "expirationContract" = '2026-10-01' where "id" = ${besa}`),
  );
  const refused = [
    await server.as(other).call(getOwnStored, { query: {} }),
    await server.as(other).call(downloadOwnStored, { body: { format: 'json' } }),
  ];
  expect(refused.map((reply) => reply.body)).toMatchObject([
    { code: 'OWN_PART_OFF' },
    { code: 'OWN_PART_OFF' },
  ]);
});

test('says who of the office opened a file or looked at the page, and when, to whom it is about and nobody else', async () => {
  const { arta, besa } = await arrange();
  const other = await joinedEmployee(server, agimi.id, besa);
  const file = new File(['%PDF-1.7'], 'Vërejtje.pdf');
  const { body: kept } = await server
    .as(agimi.user)
    .call(uploadAttachment, { body: { userId: agimi.id, employeeId: arta, file } });
  const openings = async (language: 'sq' | 'en') =>
    (await page.call(getOwnOpenings, { query: { language } })).body.map(({ at, text }) => [
      at.slice(11, 16),
      text,
    ]);
  expect(await openings('en')).toEqual([]);
  const look = (ids: number[]) => server.as(agimi.manager).call(getOwnPages, { query: { ids } });
  await look([arta]);
  server.clock.advance(300);
  // A page that stands open asks again: within ten minutes it is one opening.
  await look([arta]);
  await look([besa]);
  server.clock.advance(180);
  const open = { params: { id: kept.attachmentId }, query: { company: agimi.id } };
  expect((await server.as(agimi.user).call(getAttachmentFile, open)).status).toBe(200);
  expect(await openings('sq')).toEqual([
    ['09:08', `${agimi.user.name} hapi një skedar tuajin: Vërejtje.pdf`],
    ['09:00', `${agimi.manager.name} shikoi gjendjen e faqes suaj`],
  ]);
  expect((await server.as(other).call(getOwnOpenings, { query: { language: 'en' } })).body).toMatchObject([
    { text: `${agimi.manager.name} looked at the state of your page` },
  ]);
  server.clock.advance(400);
  // In a list of many it is a mark.
  await look([arta, besa]);
  expect(await openings('en')).toHaveLength(2);
  await look([arta]);
  expect(await openings('en')).toHaveLength(3);
});
