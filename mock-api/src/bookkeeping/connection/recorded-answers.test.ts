import { createHmac } from 'node:crypto';
import { createEmulator } from '@paga/mock-api/emulators/quickbooks/emulator';
import { newState } from '@paga/mock-api/emulators/quickbooks/state';

// Shapes of answers that others recorded from the service, as field: type. From public fixtures: ruckus/quickbooks-ruby (spec/fixtures),
// LedgerSync/ledger_sync (spec/support), intuit/oauth-jsclient (test/mocks). `?` marks what only some records have.
const STORED = 'Id SyncToken domain sparse:boolean MetaData.CreateTime MetaData.LastUpdatedTime';
const RECORDED = {
  Account: `${STORED} Name SubAccount:boolean FullyQualifiedName Active:boolean Classification AccountType AccountSubType AcctNum? CurrentBalance:number CurrentBalanceWithSubAccounts:number CurrencyRef.value CurrencyRef.name?`,
  Class: `${STORED} Name SubClass:boolean FullyQualifiedName Active:boolean ParentRef.value?`,
  Employee: `${STORED} GivenName? FamilyName? DisplayName PrintOnCheckName Active:boolean`,
  JournalEntry: `${STORED} Adjustment:boolean DocNumber TxnDate CurrencyRef.value CurrencyRef.name PrivateNote? Line.Id Line.Description? Line.Amount:number Line.DetailType Line.JournalEntryLineDetail.PostingType Line.JournalEntryLineDetail.AccountRef.value Line.JournalEntryLineDetail.AccountRef.name Line.JournalEntryLineDetail.ClassRef.value? Line.JournalEntryLineDetail.ClassRef.name? Line.JournalEntryLineDetail.DepartmentRef.value? Line.JournalEntryLineDetail.DepartmentRef.name?`,
  Fault: 'Error.Message Error.Detail Error.code Error.element type',
  token: 'access_token refresh_token token_type expires_in:number x_refresh_token_expires_in:number',
  deleted: 'domain status Id MetaData.LastUpdatedTime',
} as const;

/** Every leaf of a value as `path:type`, strings without their type; the items of a list under one path. */
function leavesOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, path));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      leavesOf(inner, path === '' ? name : `${path}.${name}`),
    );
  return [typeof value === 'string' ? path : `${path}:${typeof value}`];
}

/** Holds a value against what was recorded: nothing that every record has is missing, and nothing is there that none has. */
function expectRecorded(kind: keyof typeof RECORDED, value: unknown): void {
  const recorded = RECORDED[kind].split(' ');
  const leaves = [...new Set(leavesOf(value))];
  const missing = recorded.filter((field) => !field.endsWith('?') && !leaves.includes(field));
  const unknown = leaves.filter((leaf) => !recorded.some((field) => field.replace('?', '') === leaf));
  expect({ kind, missing, unknown }).toEqual({ kind, missing: [], unknown: [] });
}

const REALM = '9130347000000001';
const now = () => new Date('2026-11-02T09:00:00Z');

function service() {
  const state = newState();
  state.grants.push({
    ...{ realm: REALM, clientId: 'paga-emulator', access: 'good', refresh: 'again' },
    ...{ accessUntil: now().getTime() + 1000, refreshUntil: now().getTime() + 1000 },
  });
  const app = createEmulator({ state, now, save: () => undefined, unthrottled: true });
  const send = async (path: string, body?: object, { accept = 'application/json', ...headers } = {}) =>
    app.request(`/v3/company/${REALM}/${path}${path.includes('?') ? '&' : '?'}minorversion=75`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: 'Bearer good', accept, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const json = async (path: string, body?: object) => (await send(path, body)).json();
  return { state, app, send, json };
}

const line = (PostingType: string, value: string, Amount = 12.5, more = {}) => ({
  DetailType: 'JournalEntryLineDetail',
  Description: 'Paga neto, tetor 2026',
  Amount,
  JournalEntryLineDetail: { PostingType, AccountRef: { value }, ...more },
});
const entry = (facts = {}) => ({
  DocNumber: 'PAGA-202610-1',
  TxnDate: '2026-10-31',
  PrivateNote: 'id',
  Line: [
    line('Debit', '9', 12.5, { ClassRef: { value: '14' }, DepartmentRef: { value: '15' } }),
    line('Credit', '1'),
  ],
  ...facts,
});

test('rows, entries, faults, changes and tokens have the fields of recorded answers, and no others', async () => {
  const { json, app } = service();
  for (const row of (await json('query?query=select * from Account')).QueryResponse.Account)
    expectRecorded('Account', row);
  expectRecorded('Class', (await json('query?query=select * from Class')).QueryResponse.Class[0]);
  const { Employee } = await json('employee', { GivenName: 'Arta', FamilyName: 'Krasniqi' });
  expectRecorded('Employee', Employee);
  expect(Employee).toMatchObject({ DisplayName: 'Arta Krasniqi', PrintOnCheckName: 'Arta Krasniqi' });
  const { JournalEntry } = await json('journalentry', entry());
  expectRecorded('JournalEntry', JournalEntry);
  expect(JournalEntry.Line[0].JournalEntryLineDetail).toEqual({
    PostingType: 'Debit',
    AccountRef: { value: '9', name: 'Pagat' },
    ClassRef: { value: '14', name: 'Prodhimi' },
    DepartmentRef: { value: '15', name: 'Prishtinë' },
  });
  expectRecorded('Fault', (await json('employee', { GivenName: 'Arta', FamilyName: 'Krasniqi' })).Fault);
  await json('journalentry?operation=delete', JournalEntry);
  const { CDCResponse } = await json('cdc?entities=JournalEntry,Class&changedSince=2026-11-01');
  expectRecorded('deleted', CDCResponse[0].QueryResponse[0].JournalEntry);
  expect(CDCResponse[0].QueryResponse[1]).toEqual({});
  const answer = await app.request('/oauth2/v1/tokens/bearer', {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('paga-emulator:paga-emulator-secret').toString('base64')}`,
    },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'again' }),
  });
  expectRecorded('token', await answer.json());
});

test('every refusal of an entry has its code', async () => {
  const { json, state } = service();
  const codeOf = async (facts: object, path = 'journalentry') =>
    (await json(path, entry(facts))).Fault?.Error[0].code;
  expect(await codeOf({ Line: [line('Debit', '77'), line('Credit', '1')] })).toBe('2500');
  expect(await codeOf({ Line: [line('Debit', '9', 1), line('Credit', '1', 2)] })).toBe('6000');
  expect(await codeOf({ Line: [line('Debit', '2'), line('Credit', '1')] })).toBe('6000');
  expect(await codeOf({ Line: [line('Debit', '9')] })).toBe('2020');
  expect(await codeOf({ DocNumber: 'x'.repeat(22) })).toBe('2010');
  expect(await codeOf({ Id: '99', SyncToken: '0' })).toBe('610');
  expect(await codeOf({}, 'unheardof')).toBe('2010');
  const made = (await json('journalentry', entry())).JournalEntry;
  expect(await codeOf({})).toBe('6140');
  expect(await codeOf({}, 'journalentry?include=allowduplicatedocnum')).toBeUndefined();
  expect(await codeOf({ Id: made.Id, SyncToken: '7' })).toBe('5010');
  Object.assign(state.companies[REALM] ?? {}, { closedUntil: '2026-10-31' });
  expect(await codeOf({ DocNumber: 'another' })).toBe('6210');
  expect((await json('query?query=select * from Account where Id = 1 or Id = 2')).Fault.Error[0].code).toBe(
    '4000',
  );
});

test('one requestid writes once and answers the same', async () => {
  const { json } = service();
  const both = await Promise.all([1, 2].map(() => json('journalentry?requestid=once', entry())));
  expect(both[0]).toEqual(both[1]);
  expect((await json('query?query=select count(*) from JournalEntry')).QueryResponse).toEqual({
    totalCount: 1,
  });
});

test('answers XML to a caller that accepts none else: attributes, and references with their name', async () => {
  const { send } = service();
  const employee = await send('employee', { GivenName: 'Arta', FamilyName: 'B & <C>' }, { accept: '*/*' });
  expect(employee.headers.get('content-type')).toContain('application/xml');
  const text = await employee.text();
  expect(text).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8" standalone="yes"\?><IntuitResponse xmlns="http:\/\/schema.intuit.com\/finance\/v3" time="2026-11-02T09:00:00.000Z"><Employee domain="QBO" sparse="false">/,
  );
  expect(text).toContain('<FamilyName>B &#38; &#60;C&#62;</FamilyName>');
  const account = await (await send('query?query=select * from Account', undefined, { accept: '' })).text();
  expect(account).toContain('<QueryResponse startPosition="1" maxResults="11">');
  expect(account).toContain('<CurrencyRef name="Euro">EUR</CurrencyRef>');
  const twice = await (
    await send('employee', { GivenName: 'Arta', FamilyName: 'B & <C>' }, { accept: '' })
  ).text();
  expect(twice).toContain('<Fault type="ValidationFault"><Error code="6240" element="">');
});

test('a batch answers each item for itself, at most thirty', async () => {
  const { json } = service();
  const { BatchItemResponse } = await json('batch', {
    BatchItemRequest: [
      { bId: '1', operation: 'create', Employee: { GivenName: 'Arta' } },
      { bId: '2', operation: 'create', Employee: { GivenName: 'Arta' } },
      { bId: '3', Query: 'select count(*) from Employee' },
    ],
  });
  expect(BatchItemResponse).toMatchObject([
    { bId: '1', Employee: { DisplayName: 'Arta' } },
    { bId: '2', Fault: { type: 'ValidationFault', Error: [{ code: '6240' }] } },
    { bId: '3', QueryResponse: { totalCount: 1 } },
  ]);
  const many = { BatchItemRequest: Array.from({ length: 31 }, (_, at) => ({ bId: String(at), Query: 'x' })) };
  expect((await json('batch', many)).Fault.Error[0].code).toBe('6000');
});

test('a change is sent to who listens, signed over the bytes of its body', async () => {
  const { json, state } = service();
  const received: { body: string; signature: string }[] = [];
  const fetchBefore = globalThis.fetch;
  globalThis.fetch = async (_address, init) => {
    const headers = new Headers(init?.headers);
    received.push({ body: String(init?.body), signature: headers.get('intuit-signature') ?? '' });
    return new Response();
  };
  try {
    state.webhook = { url: 'http://127.0.0.1:1/hook', verifier: 'secret' };
    const { JournalEntry } = await json('journalentry', entry());
    await json('journalentry?operation=delete', JournalEntry);
    expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
      [
        {
          specversion: '1.0',
          type: 'qbo.journalentry.created.v1',
          intuitentityid: JournalEntry.Id,
          intuitaccountid: REALM,
        },
      ],
      [{ type: 'qbo.journalentry.deleted.v1' }],
    ]);
    for (const { body, signature } of received)
      expect(signature).toBe(createHmac('sha256', 'secret').update(body).digest('base64'));
  } finally {
    globalThis.fetch = fetchBefore;
  }
});
