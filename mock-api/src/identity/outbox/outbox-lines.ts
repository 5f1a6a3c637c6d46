import { getTableColumns } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import { outboxMail } from '#core/mail/table.ts';
import { readInstallation } from '#identity/setup/installation.ts';

const columns = getTableColumns(outboxMail);
const { recipient, subject, status } = columns;
export const { id, createdAt, textBody, htmlBody } = columns;
export const line = { id, recipient, subject, status, createdAt };

/** Outside a demo nobody reads other people's mail. */
export async function requireDemo(tx: Tx): Promise<void> {
  if (!(await readInstallation(tx))?.demo) throw new DomainError('NOT_FOUND');
}
