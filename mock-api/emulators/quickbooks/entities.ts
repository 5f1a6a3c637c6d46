import type { EntityName } from './entity-name.ts';
import { fault } from './fault.ts';
import { checkJournalEntry, entryFacts } from './journal-entry.ts';
import { add, type Books, type Row } from './state.ts';

type Fields = Record<string, unknown>;
export type Write = { entity: EntityName; fields: Fields; operation?: string; allowDuplicate?: boolean };

const NAMED: readonly EntityName[] = ['Employee', 'Customer', 'Vendor'];
/** Sent and stored, but computed by the service. */
const COMPUTED = ['domain', 'MetaData', 'FullyQualifiedName', 'CurrentBalance'];

function displayName(entity: EntityName, fields: Fields): string {
  if (fields.DisplayName !== undefined) return String(fields.DisplayName);
  return entity === 'Employee'
    ? [fields.GivenName, fields.FamilyName].filter(Boolean).join(' ')
    : String(fields.Name ?? '');
}

/** Employees, vendors and customers share one name space; a sub-customer's name is free within its parent. */
function checkName(books: Books, entity: EntityName, fields: Fields, id?: string): void {
  if (!NAMED.includes(entity)) return;
  const name = displayName(entity, fields);
  if (name === '') throw fault.missing(entity === 'Employee' ? 'GivenName or FamilyName' : 'DisplayName');
  if (name.includes(':')) throw fault.invalid('Property Name: DisplayName contains an invalid character.');
  const parent = (fields.ParentRef as { value?: string } | undefined)?.value;
  if (parent !== undefined && !books.rows.Customer[parent]) throw fault.reference('Names', parent);
  const others = NAMED.flatMap((kind) => Object.values(books.rows[kind]));
  const isSame = (row: Row) =>
    String(row.DisplayName).toLowerCase() === name.toLowerCase() &&
    (row.ParentRef as { value?: string } | undefined)?.value === parent;
  if (others.some((row) => row.Id !== id && isSame(row))) throw fault.duplicateName();
}

function check(books: Books, { entity, fields, allowDuplicate = false }: Write, id?: string): void {
  checkName(books, entity, fields, id);
  if (entity === 'JournalEntry') checkJournalEntry(books, fields, { allowDuplicate, id });
}

function stored(books: Books, entity: EntityName, { Id, SyncToken }: Fields): Row {
  const row = books.rows[entity][String(Id)];
  if (!row) throw fault.notFound();
  if (row.SyncToken !== String(SyncToken)) throw fault.stale();
  return row;
}

/** What the service adds to a person or customer: a name to print, and a path with that of the parent. */
function partyFacts(books: Books, entity: EntityName, fields: Fields): Fields {
  const DisplayName = displayName(entity, fields);
  const parent = (fields.ParentRef as { value: string } | undefined)?.value;
  const above = parent === undefined ? undefined : books.rows.Customer[parent];
  const path = [above?.FullyQualifiedName ?? above?.DisplayName, DisplayName].filter(Boolean).join(':');
  const customer = entity === 'Customer' ? { FullyQualifiedName: path, Job: false } : {};
  return { Active: true, ...customer, PrintOnCheckName: DisplayName, ...fields, DisplayName };
}

const withFacts = (books: Books, entity: EntityName, fields: Fields): Fields => {
  if (entity === 'JournalEntry') return entryFacts(books, fields);
  return NAMED.includes(entity) ? partyFacts(books, entity, fields) : { Active: true, ...fields };
};

/** Creates, updates or deletes: by Id and SyncToken, and without `sparse` what is left out is cleared. */
export function writeEntity(books: Books, write: Write, now: Date): Row | Fields {
  const { entity, operation } = write;
  const fields = Object.fromEntries(
    Object.entries(write.fields).filter(([name]) => !COMPUTED.includes(name)),
  );
  if (operation === 'delete') {
    const row = stored(books, entity, fields);
    if (entity === 'JournalEntry' && books.closedUntil !== null && String(row.TxnDate) <= books.closedUntil)
      throw fault.closed();
    delete books.rows[entity][row.Id];
    books.deleted.push({ entity, id: row.Id, at: now.toISOString() });
    return { status: 'Deleted', domain: 'QBO', Id: row.Id };
  }
  if (fields.Id === undefined) {
    check(books, write);
    return add(books, entity, withFacts(books, entity, fields), now);
  }
  const old = stored(books, entity, fields);
  const merged = fields.sparse === true ? { ...old, ...fields } : withFacts(books, entity, fields);
  check(books, { ...write, fields: merged }, old.Id);
  const MetaData = { ...old.MetaData, LastUpdatedTime: now.toISOString() };
  const row: Row = {
    ...merged,
    domain: 'QBO',
    sparse: false,
    Id: old.Id,
    SyncToken: String(Number(old.SyncToken) + 1),
    MetaData,
  };
  books.rows[entity][row.Id] = row;
  return row;
}

/** What changed since a moment, by entity; what was deleted says only that. */
export function changesSince(books: Books, entities: readonly EntityName[], since: string): Fields[] {
  return entities.map((entity) => {
    const changed = Object.values(books.rows[entity]).filter(
      ({ MetaData }) => MetaData.LastUpdatedTime >= since,
    );
    const gone = books.deleted.filter((one) => one.entity === entity && one.at >= since);
    const rows = [
      ...changed,
      ...gone.map(({ id, at }) => ({
        domain: 'QBO',
        status: 'Deleted',
        Id: id,
        MetaData: { LastUpdatedTime: at },
      })),
    ];
    return rows.length === 0 ? {} : { [entity]: rows, startPosition: 1, maxResults: rows.length };
  });
}
