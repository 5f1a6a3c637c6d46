import { getHealth as call } from '@paga/contract/health';
import { sql } from 'drizzle-orm';
import { DomainError } from '#core/domain-error.ts';
import { errorAnswer } from '#core/http/error-answer.ts';
import { openSecret } from '#core/http/handler.ts';

/** A commit that reaches the disk without a row: it fails where writing fails. */
const WRITES = sql`select pg_logical_emit_message(true, 'paga health', '')`;

export const getHealth = openSecret({
  call,
  run: async ({ asAccess, version, troubles }) => {
    await asAccess((tx) => tx.execute(WRITES)).catch((cause: unknown) => {
      const { code } = errorAnswer(cause).body;
      throw new DomainError(code === 'INTERNAL' ? 'UNAVAILABLE' : code, { cause });
    });
    const found = await troubles();
    if (found.some(({ kind }) => kind === 'filesNotWritable')) throw new DomainError('STORAGE_FULL');
    return { status: 'ok' as const, version, troubles: found };
  },
});
