import type { UserRecord } from '@paga/contract/identity/user';
import type { SQL } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import type { PersonContext } from '#core/http/context.ts';
import { userRows } from './user-rows.ts';

/** A user the actor may see: oneself, everybody for role 1, else people one shares a company with, and of their companies the shared ones only. */
export async function visibleUser({ tx, actor }: PersonContext, condition: SQL): Promise<UserRecord> {
  return found((await userRows(tx, actor, { condition }))[0]);
}
