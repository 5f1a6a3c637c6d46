import { getHealth as call } from '@paga/contract/health';
import { sql } from 'drizzle-orm';
import { DomainError } from '#core/domain-error.ts';
import { openSecret } from '#core/http/handler.ts';

export const getHealth = openSecret({
  call,
  run: async ({ asAccess, version }) => {
    await asAccess((tx) => tx.execute(sql`select 1`)).catch((cause) => {
      throw new DomainError('UNAVAILABLE', { cause });
    });
    return { status: 'ok' as const, version };
  },
});
