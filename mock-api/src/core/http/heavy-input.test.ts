import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getAuditsByTenantId } from '@paga/contract/audit';
import { readImportCells, restoreEmployees } from '@paga/contract/employees';
import type { Endpoint } from '@paga/contract/endpoint';
import { carryOverWhatIf, updateSalaries } from '@paga/contract/payroll';
import { getVacationList } from '@paga/contract/reports';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { z } from 'zod';
import { shownName } from '#core/files/shown-name.ts';
import type { DomainError } from '../domain-error.ts';
import { parseInput } from './parse-input.ts';
import { readParts } from './request/request-parts.ts';

const call = { method: 'POST', path: '/any', effect: 'write', response: 'empty' } as unknown as Endpoint;
/** Nothing may hold up everybody else for longer. */
const BLOCKED_MS = 200;

let server: TestServer;
let company: TestCompany;
beforeAll(async () => {
  server = await testServer();
  company = await server.company();
});

/** The longest time in which the event loop did nothing else, in milliseconds; on a machine that others use at most what this process worked. */
async function blocked<T>(work: () => Promise<T> | T): Promise<{ answer: T; ms: number }> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  await new Promise(setImmediate);
  delay.enable();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const before = process.cpuUsage();
  const answer = await work();
  const { user, system } = process.cpuUsage(before);
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.disable();
  return { answer, ms: Math.min(delay.max / 1e6, (user + system) / 1e3) };
}

/** The same of work in turns, which takes longer than any of them: over the bound counts when it repeats. */
async function blockedAgain<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  let held = await blocked(work);
  for (let again = 0; again < 3 && held.ms >= BLOCKED_MS; again += 1) held = await blocked(work);
  return held;
}

const asUser = (body: string, type = 'application/json', user = company.admin) => ({
  method: 'POST',
  body,
  headers: {
    'content-type': type,
    authorization: `Bearer ${user.handle}`,
    cookie: `paga_session=${user.cookie}`,
  },
});
const post = (path: string, body: string, type?: string) => server.request(path, asUser(body, type));

const signedOut = (body: string) =>
  server.request('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });

const formOf = (names: number, repeats: number) =>
  `${Array.from(
    { length: names * repeats },
    (_, at) => `--x\r\nContent-Disposition: form-data; name="a${at % names}"\r\n\r\n1\r\n`,
  ).join('')}--x--\r\n`;
const manyKeys = () => `{${Array.from({ length: 130_000 }, (_, at) => `"k${at}":1`).join(',')}}`;
const deep = () => '['.repeat(1_000_000) + ']'.repeat(1_000_000);

type Send = (body: string) => Promise<Response>;
const upload: Send = (body) => post('/api/attachments/upload', body, 'multipart/form-data; boundary=x');
const save: Send = (body) => post('/api/employees', body);
const restore: Send = (body) => post(`/api${restoreEmployees.path}`, body);

test.each<[string, () => string, Send]>([
  ['a form with one field 45,000 times', () => formOf(1, 45_000), upload],
  ['a form of 30,000 fields', () => formOf(30_000, 1), upload],
  ['130,000 unknown fields', manyKeys, save],
  ['a million nested lists', deep, save],
  [
    'a list of 130,000 wrong values',
    () => JSON.stringify({ employeeIds: Array(130_000).fill('x') }),
    restore,
  ],
  ['a list of 5,000 within a list', () => JSON.stringify({ rows: [{ edits: Array(5_000).fill(1) }] }), save],
  [
    '200,000 values',
    () => JSON.stringify({ a: Array(20_000).fill({ b: 1, c: [1, 2, 3, 4, 5, 6, 7, 8] }) }),
    save,
  ],
  ['130,000 unknown fields of somebody who is not signed in', manyKeys, signedOut],
  [
    '17 KB of somebody who is not signed in',
    () => JSON.stringify({ email: 'x'.repeat(17 * 1024), password: 'x' }),
    signedOut,
  ],
])('%s: 413, and nobody else waits', async (_, bodyOf, send) => {
  const body = bodyOf();
  const { answer, ms } = await blocked(() => send(body));
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
  ]);
  expect(ms).toBeLessThan(BLOCKED_MS);
});

const filesOf = (parts: number) =>
  `${Array.from({ length: parts }, () => '--b\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n1\r\n').join('')}--b--\r\n`;

test.each([
  ['multipart/form-data; xboundary=zzzz; boundary=b', 415],
  ['multipart/form-data; boundary="\\b"', 415],
  ['multipart/form-data; boundary=b', 413],
])('150,000 files in 10 MB as %s: %d, and nobody else waits', async (type, status) => {
  const body = filesOf(150_000);
  const { answer, ms } = await blockedAgain(() => post('/api/attachments/upload', body, type));
  expect(answer.status).toBe(status);
  expect(ms).toBeLessThan(BLOCKED_MS);
});

test('a file of 10 MB that nearly ends everywhere is read in slices, and is whole', async () => {
  const near = '\r\n--boundarx'.repeat(800_000);
  const body = `--boundary\r\nContent-Disposition: form-data; name="file"; filename="%22a%22.txt"\r\n\r\n${near}\r\n--boundary--\r\n`;
  const form = {
    ...call,
    bodyType: 'multipart',
    body: z.any(),
    access: { level: 'company', roles: [] },
  } as Endpoint;
  const headers = { 'content-type': 'multipart/form-data; boundary=boundary' };
  const { answer, ms } = await blockedAgain(() =>
    readParts(form, new Request('http://localhost', { method: 'POST', body, headers }), {}),
  );
  const { file } = answer.body as { file: File };
  expect([file.name, file.size, (await file.text()) === near]).toEqual(['"a".txt', near.length, true]);
  expect(ms).toBeLessThan(BLOCKED_MS);
});

test.each<[string, Endpoint, object, string]>([
  [
    '2,000 salary rows without a right field',
    updateSalaries,
    { rows: Array(2_000).fill({ salaryId: {} }) },
    'rows.0.',
  ],
  [
    '20,000 rows, wrong from the 19,000th on',
    carryOverWhatIf,
    { rows: Array.from({ length: 20_000 }, (_, at) => ({ salaryId: 1, version: at < 19_000 ? 1 : 'x' })) },
    'rows.19000.version',
  ],
  [
    '100 rows of long lists',
    readImportCells,
    {
      rows: Array(100).fill({ cells: [], row: { errors: Array(900).fill(1), filled: Array(500).fill(1) } }),
    },
    'rows.0.row.',
  ],
])(
  '%s: 422 with the first faults, and nobody else waits',
  async (_, { method, path, companyIn }, body, first) => {
    const own = companyIn?.startsWith('body.') ? { [companyIn.slice('body.'.length)]: company.id } : {};
    const text = JSON.stringify({ ...own, ...body });
    const send = () => server.request(`/api${path.replace('{id}', '1')}`, { ...asUser(text), method });
    const { answer, ms } = await blockedAgain(send);
    const { code, fields } = (await answer.json()) as { code: string; fields: { path: string }[] };
    expect([answer.status, code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(fields.some(({ path: at }) => at.startsWith(first))).toBe(true);
    expect(ms).toBeLessThan(BLOCKED_MS);
  },
);

test.each<[string, Endpoint, object]>([
  ['a report', getVacationList, { from: '0001-01-01', to: '9999-12-31' }],
  ['a filter', getAuditsByTenantId, { from: '0001-01-01', to: '9999-12-31' }],
])('%s over ten thousand years costs its rows, and nobody else waits', async (_, endpoint, span) => {
  const part = endpoint.body ? 'body' : 'query';
  const input = { [part]: { ...span, ...(endpoint.companyIn && { tenantId: company.id }) } };
  const send = () => server.as(company.admin).call(endpoint, input as never);
  const { answer, ms } = await blocked(send);
  expect(answer.status).toBe(200);
  expect(ms).toBeLessThan(BLOCKED_MS);
});

test('a brace, a colon or an escaped quote within a text is no nesting and no field', async () => {
  const body = JSON.stringify({ email: '{[:"\\'.repeat(2_000), password: 'Demo123' });
  expect((await signedOut(body)).status).toBe(422);
});

test('a file name of 16 KB is shown by its beginning, at once', async () => {
  const { answer, ms } = await blocked(() => shownName(`${'.a'.repeat(8_000)}!`, 'pdf'));
  expect(answer).toMatch(/^a(\.a)+\.+pdf$/);
  expect(answer.length).toBeLessThan(130);
  expect(ms).toBeLessThan(BLOCKED_MS);
});

test('a field repeated 40,000 times is read in time that grows with its length', async () => {
  const read = () => readParts(call, new Request(`http://localhost/api?${'name=a&'.repeat(40_000)}`), {});
  const { answer, ms } = await blocked(read);
  expect(answer.query).toEqual({ name: Array(40_000).fill('a') });
  expect(ms).toBeLessThan(BLOCKED_MS);
});

test('a sign-in with 900 unknown fields is refused, and names the first hundred', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`k${index}`, 1]));
  const reply = await signedOut(
    JSON.stringify({ email: 'admin@agimi.test', password: 'Demo123', ...unknown }),
  );
  const answer = (await reply.json()) as { code: string; fields: object[] };
  expect([reply.status, answer.code, answer.fields.length]).toEqual([422, 'VALIDATION_FAILED', 100]);
  expect(answer.fields[0]).toEqual({ path: 'k0', code: 'unrecognized_keys', message: 'Unknown field' });
});

describe('at most a hundred faults are listed', () => {
  const faults = (parts: Partial<Endpoint>, raw: { query?: Record<string, unknown>; body?: unknown }) => {
    try {
      return parseInput({ ...call, ...parts }, { params: {}, query: {}, body: undefined, ...raw });
    } catch (error) {
      return (error as DomainError).fields;
    }
  };

  test('of a query that the call does not take', () => {
    const query = Object.fromEntries(Array.from({ length: 130_000 }, (_, index) => [`k${index}`, '1']));
    expect(faults({}, { query })).toHaveLength(100);
  });

  test('of a list of texts that no database keeps', () => {
    const found = faults({ body: z.array(z.string()) }, { body: Array(130_000).fill('a\0') });
    expect(found).toHaveLength(100);
    expect(found?.at(-1)).toEqual({ path: '99', code: 'invalid_text', message: 'Not a text' });
  });

  test('of a list of wrong values', () => {
    expect(faults({ body: z.array(z.string()) }, { body: Array(130_000).fill(1) })).toHaveLength(100);
  });
});
