import type { EntityName } from './entity-name.ts';
import { fault } from './fault.ts';
import { EUR } from './first-rows.ts';
import type { Books } from './state.ts';

type Ref = { value?: unknown } | undefined;
type Detail = {
  PostingType?: unknown;
  AccountRef?: Ref;
  ClassRef?: Ref;
  DepartmentRef?: Ref;
  Entity?: { Type?: unknown; EntityRef?: Ref };
};
type Line = { Amount?: unknown; DetailType?: unknown; JournalEntryLineDetail?: Detail };

const ENTITY_OF: Record<string, EntityName> = {
  Customer: 'Customer',
  Employee: 'Employee',
  Vendor: 'Vendor',
};
const NEEDS: Record<string, string> = { 'Accounts Receivable': 'Customer', 'Accounts Payable': 'Vendor' };

function requireRow(books: Books, entity: EntityName, kind: string, ref: Ref): void {
  if (ref === undefined) return;
  const id = String(ref.value ?? '');
  const row = books.rows[entity][id];
  if (!row || row.Active === false) throw fault.reference(kind, id);
}

function checkLine(books: Books, line: Line): number {
  const detail = line.JournalEntryLineDetail;
  if (line.DetailType !== 'JournalEntryLineDetail' || !detail) throw fault.missing('JournalEntryLineDetail');
  if (!detail.AccountRef) throw fault.missing('AccountRef');
  if (detail.PostingType !== 'Debit' && detail.PostingType !== 'Credit') throw fault.missing('PostingType');
  const cents = Math.round(Number(line.Amount) * 100);
  if (typeof line.Amount !== 'number' || cents < 0 || Math.abs(line.Amount * 100 - cents) > 0.001)
    throw fault.invalid('Property Name: Amount');
  requireRow(books, 'Account', 'Accounts', detail.AccountRef);
  requireRow(books, 'Class', 'Klasses', detail.ClassRef);
  requireRow(books, 'Department', 'Depts', detail.DepartmentRef);
  const type = String(detail.Entity?.Type ?? '');
  const entity = ENTITY_OF[type];
  if (entity) requireRow(books, entity, 'Names', detail.Entity?.EntityRef);
  const needed = NEEDS[String(books.rows.Account[String(detail.AccountRef.value)]?.AccountType)];
  if (needed && needed !== type)
    throw fault.business(
      `When you use ${needed === 'Vendor' ? 'Accounts Payable' : 'Accounts Receivable'}, you must choose a ${needed.toLowerCase()} in the Name field.`,
    );
  return detail.PostingType === 'Debit' ? cents : -cents;
}

/** What the service checks of a journal entry: its lines, their references, that debits are credits, a free number, and open books. */
export function checkJournalEntry(
  books: Books,
  fields: Record<string, unknown>,
  options: { allowDuplicate: boolean; id?: string },
): void {
  const lines = Array.isArray(fields.Line) ? (fields.Line as Line[]) : [];
  if (lines.length < 2) throw fault.missing('Line');
  const day = String(fields.TxnDate ?? '');
  if (books.closedUntil !== null && day <= books.closedUntil) throw fault.closed();
  const balance = lines.reduce((sum, line) => sum + checkLine(books, line), 0);
  if (balance !== 0) throw fault.business('Debits and credits do not balance.');
  const number = fields.DocNumber;
  if (typeof number === 'string' && number.length > 21)
    throw fault.invalid(
      'DocNumber: String length is either shorter or longer than supported by specification.',
    );
  const taken = Object.values(books.rows.JournalEntry).some(
    (row) => row.DocNumber === number && row.Id !== options.id,
  );
  if (number !== undefined && taken && !options.allowDuplicate) throw fault.duplicateNumber(String(number));
}

const REFERENCES: Record<string, EntityName> = {
  AccountRef: 'Account',
  ClassRef: 'Class',
  DepartmentRef: 'Department',
};

/** The references of a line's detail with the names of what they point to, as the service answers them. */
function namedReferences(books: Books, detail: Record<string, unknown>): Record<string, unknown> {
  const named = (name: string, ref: unknown) => {
    const entity = REFERENCES[name];
    const id = String((ref as Ref)?.value ?? '');
    const row = entity && books.rows[entity][id];
    return row ? { value: id, name: row.FullyQualifiedName ?? row.Name } : ref;
  };
  return Object.fromEntries(Object.entries(detail).map(([name, ref]) => [name, named(name, ref)]));
}

/** What the service adds to an entry: numbered lines, names, the currency, and that it is no adjustment. */
export function entryFacts(books: Books, fields: Record<string, unknown>): Record<string, unknown> {
  const Line = (fields.Line as Line[]).map((line, at) => ({
    Id: String(at),
    ...line,
    JournalEntryLineDetail: namedReferences(books, { ...line.JournalEntryLineDetail }),
  }));
  return { Adjustment: false, CurrencyRef: EUR, ...fields, Line };
}
