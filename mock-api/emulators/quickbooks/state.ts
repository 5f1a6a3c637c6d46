import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { ENTITIES, type EntityName } from './entity-name.ts';
import { firstRows } from './first-rows.ts';

/** A stored entity: the fields every one has, and whatever else was sent. */
export type Row = {
  Id: string;
  SyncToken: string;
  MetaData: { CreateTime: string; LastUpdatedTime: string };
} & Record<string, unknown>;

/** The books of one company of the service. `requests` holds what was answered to a `requestid`, so that the same one writes once. */
export type Books = {
  realm: string;
  name: string;
  rows: Record<EntityName, Record<string, Row>>;
  deleted: { entity: EntityName; id: string; at: string }[];
  nextId: number;
  requests: Record<string, string>;
  closedUntil: string | null;
};

/** A consent: which company, and the tokens that hold now. A refresh token is good once. */
type Grant = {
  realm: string;
  clientId: string;
  access: string;
  accessUntil: number;
  refresh: string;
  refreshUntil: number;
};

/** A fault that the next calls meet: `lost` writes and then drops the connection without an answer. */
export type Switch = {
  kind: 'slow' | 'error' | 'lost' | 'throttle' | 'faultIn200' | 'expire';
  times: number;
  path?: string;
};

/** Everything the emulator remembers. */
export type State = {
  clients: Record<string, string>;
  companies: Record<string, Books>;
  codes: Record<string, { realm: string; clientId: string; redirect: string; until: number }>;
  grants: Grant[];
  switches: Switch[];
  refreshes: number;
  webhook: { url: string; verifier: string } | null;
};

/** A state with two companies, each with the accounts payroll is posted to. */
export function newState(): State {
  const companies = [newBooks('9130347000000001', 'Agimi Test'), newBooks('9130347000000002', 'Drini Test')];
  return {
    clients: { 'paga-emulator': 'paga-emulator-secret' },
    companies: Object.fromEntries(companies.map((books) => [books.realm, books])),
    codes: {},
    grants: [],
    switches: [],
    refreshes: 0,
    webhook: null,
  };
}

/** The books of a company that has just begun. */
function newBooks(realm: string, name: string): Books {
  const rows = Object.fromEntries(ENTITIES.map((entity) => [entity, {}])) as Books['rows'];
  const books: Books = { realm, name, rows, deleted: [], nextId: 1, requests: {}, closedUntil: null };
  for (const [entity, fields] of firstRows()) add(books, entity, fields, new Date('2026-01-05T08:00:00Z'));
  return books;
}

/** Adds an entity under the next id. */
export function add(books: Books, entity: EntityName, fields: Record<string, unknown>, now: Date): Row {
  const at = now.toISOString();
  const Id = String(books.nextId++);
  const row: Row = {
    ...fields,
    domain: 'QBO',
    sparse: false,
    Id,
    SyncToken: '0',
    MetaData: { CreateTime: at, LastUpdatedTime: at },
  };
  books.rows[entity][Id] = row;
  return row;
}

/** The state of a file, or a new one. */
export function readState(file: string | undefined): State {
  if (file === undefined) return newState();
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as State;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return newState();
    throw error;
  }
}

/** Keeps the state in its file: written beside it first, so that a crash leaves the old one. */
export function writeState(file: string | undefined, state: State): void {
  if (file === undefined) return;
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
