import type { SalaryRow } from '@paga/contract/payroll';
import type { Typed } from '../rows/edit-fields.ts';
import type { Confirmed, PendingRow, Refusal } from '../rows/pending-row.ts';

/** What the server made of some rows: as they are stored now, and why others are not, by id. */
export type Sent = { saved: readonly SalaryRow[]; refused: ReadonlyMap<number, Refusal> };

/** How rows go to the server, and what is known of them. */
export type QueueGate = {
  /** Asks for the code unless it was given in the last minutes; false: the person does not want to now. */
  mayWrite: () => Promise<boolean>;
  /** One request, one transaction; it throws when the server refuses them all. */
  send: (rows: readonly PendingRow[]) => Promise<Sent>;
  /** The server's answers become the rows. */
  confirm: (saved: readonly Confirmed[]) => void;
  refusalOf: (error: unknown) => Refusal | 'again';
  /** What is said of a row that somebody else has changed meanwhile. */
  conflict: (theirs: SalaryRow) => Refusal;
  /** Everything has been sent. */
  settled: () => void;
};

/** A row as the server has stored it, as far as the screen knows, and what is typed in it. */
export type StoredRow = { row: SalaryRow; typed: Typed };
