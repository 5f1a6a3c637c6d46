// The import, by its two promises. Preview of 5,000 rows over HTTP, from the request to the last byte, against reading the same file into rows of texts
// with the bare libraries (yauzl, saxes). Saving 1,000 rows as the screen does, one call after the other, against the same rows written in single transactions by the raw driver.
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import {
  createEmployee,
  employeeOfRow,
  type ImportRow,
  previewImport,
  startImport,
} from '@paga/contract/employees';
import { accountOf } from '@paga/testing/employees';
import { anImportLine, anImportWorkbook } from '@paga/testing/workbook';
import pg from 'pg';
import { SaxesParser } from 'saxes';
import { fromBufferPromise } from 'yauzl';
import { createApp } from '../src/app.ts';
import { benchDeps, type PreparedCompany, prepareCompany, withDatabase } from './prepared-company.ts';

const PREVIEWED = 5_000;
const SAVED = 1_000;
const ROUNDS = 5;
const GOAL = 3;
const ROWS_PER_PERSON = 3;

// Both sides at their best: what the machine does besides only ever adds.
const least = (values: readonly number[]) => Math.min(...values);

/** Numbers that begin with 9 have no check digit: a file without complaints, as most are. */
const numberOf = (index: number, round = 0) => `9${round + 1}${String(index).padStart(8, '0')}`;
const workbook = anImportWorkbook(
  ...Array.from({ length: PREVIEWED }, (_, index) =>
    anImportLine({
      'Emri dhe mbiemri': `Arta Krasniqi ${String.fromCharCode(65 + (index % 26))}`,
      'Numri personal': numberOf(index),
      'Llogaria bankare': accountOf(index),
    }),
  ),
);

async function timed<Value>(work: () => Promise<Value>): Promise<[number, Value]> {
  const started = performance.now();
  const value = await work();
  return [performance.now() - started, value];
}

/** The texts of the sheet, line by line, and nothing else. */
async function readBare(): Promise<string[][]> {
  const zip = await fromBufferPromise(workbook, { autoClose: false, lazyEntries: true });
  const lines: string[][] = [];
  const parser = new SaxesParser();
  let text = '';
  parser.on('opentag', ({ name }) => {
    if (name === 'row') lines.push([]);
    if (name === 'c') text = '';
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'c') lines.at(-1)?.push(text);
  });
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== 'xl/worksheets/sheet1.xml') continue;
    const decoder = new TextDecoder();
    for await (const piece of await zip.openReadStreamPromise(entry))
      parser.write(decoder.decode(piece, { stream: true }));
  }
  parser.close();
  if (lines.length !== PREVIEWED + 1) throw new Error('the sheet was not read');
  return lines;
}

type Place = { origin: string; company: PreparedCompany };

async function post(place: Place, path: string, body: FormData | object): Promise<unknown> {
  const { handle, cookie } = place.company.session;
  const headers = {
    authorization: `Bearer ${handle}`,
    cookie: `paga_session=${cookie}`,
    origin: place.origin,
  };
  const sent =
    body instanceof FormData
      ? { headers, body }
      : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${place.origin}/api${path}`, { method: 'POST', ...sent });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

async function previewed(place: Place): Promise<ImportRow[]> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(workbook)], 'punetoret.xlsx'));
  form.set('userId', `${place.company.companyId}`);
  const { value } = (await post(place, previewImport.path, form)) as { value: ImportRow[] };
  if (value.length !== PREVIEWED || value.some(({ isValid }) => !isValid))
    throw new Error('rows were not read');
  return value;
}

async function savedByProduct(place: Place, rows: readonly ImportRow[], round: number): Promise<void> {
  const userId = place.company.companyId;
  const { importId } = (await post(place, startImport.path, { userId, fileName: 'punetoret.xlsx' })) as {
    importId: number;
  };
  for (const [index, row] of rows.entries())
    await post(place, createEmployee.path, {
      ...employeeOfRow({ ...row, idNumber: numberOf(index, round) }),
      userId,
      importId,
    });
}

/** The rows that a saved person comes to, copied from one that the product has saved, in one transaction a person. */
async function savedByDriver(client: pg.Client, companyId: number, round: number): Promise<void> {
  const columns = async (table: string) => {
    const asked = `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`;
    const { rows } = await client.query(asked, [table]);
    return rows.map(({ name }) => `"${name}"`).filter((name) => name !== '"id"');
  };
  const copied = async (table: string, set: Record<string, string>, where: string) => {
    const names = await columns(table);
    return `insert into public."${table}" (${names.join(', ')}) select ${names.map((name) => set[name] ?? name).join(', ')} from public."${table}" where ${where} limit 1 returning "id"`;
  };
  const ofCompany = `"tenantId" = ${companyId}`;
  const employee = await copied('employee', { '"personalNumber"': '$1' }, ofCompany);
  const others: string[] = [];
  for (const table of ['employment_terms', 'employee_sector', 'import_row'])
    others.push(await copied(table, { '"employeeId"': '$1' }, ofCompany));
  for (const kind of ['account', 'terms'])
    others.push(
      await copied('approval_maker', { '"employeeId"': '$1' }, `${ofCompany} and "kind" = '${kind}'`),
    );
  const audit = await copied('audit_line', { '"objectId"': '$1' }, `${ofCompany} and "type" = 'create'`);
  for (let index = 0; index < SAVED; index += 1) {
    await client.query('begin');
    const { rows } = await client.query(employee, [numberOf(index, round)]);
    for (const insert of [...others, audit]) await client.query(insert, [rows[0]?.id]);
    await client.query('commit');
  }
}

/** Compares previews with the bare library; answers the rows that were read, and whether that is fast enough. */
async function comparePreviews(place: Place): Promise<{ rows: ImportRow[]; fits: boolean }> {
  const [bare, preview]: [number[], number[]] = [[], []];
  let rows: ImportRow[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [floor] = await timed(readBare);
    const [own, value] = await timed(() => previewed(place));
    rows = value;
    // The first round warms both sides up.
    if (round > 0) {
      bare.push(floor);
      preview.push(own);
    }
  }
  const times = least(preview) / least(bare);
  console.log(
    `Preview of ${PREVIEWED} rows: ${times.toFixed(2)} times the bare library (goal at most ${GOAL}; ${least(preview).toFixed(0)} ms, floor ${least(bare).toFixed(0)} ms, best of ${ROUNDS} rounds)`,
  );
  return { rows, fits: times <= GOAL };
}

/** Compares saving with what the raw driver takes; answers whether that is fast enough. */
async function compareSaving(
  place: Place,
  rows: readonly ImportRow[],
  connection: pg.ClientConfig,
): Promise<boolean> {
  const client = new pg.Client(connection);
  await client.connect();
  const [ours, driver]: [number[], number[]] = [[], []];
  for (let round = 1; round <= 4; round += 1) {
    const [own] = await timed(() => savedByProduct(place, rows.slice(0, SAVED), round * 2 - 1));
    const [floor] = await timed(() => savedByDriver(client, place.company.companyId, round * 2 - 2));
    if (round > 1) {
      ours.push(own);
      driver.push(floor);
    }
  }
  await client.end();
  const times = least(ours) / least(driver);
  console.log(
    `Saving ${SAVED} rows one by one: ${times.toFixed(2)} times the raw driver (goal at most ${GOAL}; ${least(ours).toFixed(0)} ms, floor ${least(driver).toFixed(0)} ms, best of 3 rounds, alternating)`,
  );
  return times <= GOAL;
}

const fine = await withDatabase(async (db, connection) => {
  const company = await prepareCompany(db, connection, ROWS_PER_PERSON);
  const app = createApp(benchDeps(db));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const place = {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    company,
  };
  const preview = await comparePreviews(place);
  const isSavingFast = await compareSaving(place, preview.rows, connection);
  server.closeAllConnections();
  server.close();
  return preview.fits && isSavingFast;
});
process.exit(fine ? 0 : 1);
