import { getTableColumns } from 'drizzle-orm';
import { readInstallation } from '#identity/setup/installation.ts';
import type { Tx } from '../db/transaction.ts';
import { DomainError } from '../domain-error.ts';
import { outboxMail } from './table.ts';

export const { id, recipient, subject, status, createdAt, textBody, htmlBody } = getTableColumns(outboxMail);
export const line = { id, recipient, subject, status, createdAt };

/** Outside a demo nobody reads other people's mail. */
export async function requireDemo(tx: Tx): Promise<void> {
  if (!(await readInstallation(tx))?.demo) throw new DomainError('NOT_FOUND');
}
