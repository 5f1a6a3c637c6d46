import { getHealth } from '@paga/contract/system';
import { sql } from 'drizzle-orm';
import { DomainError } from '../http/domain-error.ts';
import { openSecret } from '../http/verb.ts';
import { VERSION } from '../version.ts';

export const health = openSecret({
  call: getHealth,
  run: async ({ asAccess }) => {
    await asAccess((tx) => tx.execute(sql`select 1`)).catch((cause) => {
      throw new DomainError('UNAVAILABLE', { cause });
    });
    return { status: 'ok' as const, version: VERSION };
  },
});
