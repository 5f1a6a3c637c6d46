import type { TypedEdits } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';

/** The named amounts of a row as one value, which can be compared, kept in a draft and undone as that of a cell. */
export const entriesText = (edits: TypedEdits | null): string =>
  JSON.stringify((edits?.entries ?? []).map((entry) => ({ ...entry, amount: toEuro(entry.amount) })));
