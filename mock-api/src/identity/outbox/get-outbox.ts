import { getOutbox as call } from '@paga/contract/identity/outbox';
import { desc } from 'drizzle-orm';
import { personRead } from '#core/http/handler.ts';
import { outboxMail } from '#core/mail/table.ts';
import { createdAt, id, line, requireDemo } from './outbox-lines.ts';

const NEWEST = 100;

export const getOutbox = personRead({
  call,
  run: async ({ tx }) => {
    await requireDemo(tx);
    const rows = await tx.select(line).from(outboxMail).orderBy(desc(createdAt), desc(id)).limit(NEWEST);
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  },
});
