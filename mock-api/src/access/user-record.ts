import { getUserByEmail, getUserById, type UserRecord } from '@paga/contract/access';
import { type SQL, sql } from 'drizzle-orm';
import type { PersonContext } from '../http/context.ts';
import { found } from '../http/domain-error.ts';
import { personRead } from '../http/verb.ts';
import { userRows } from '../user/user-rows.ts';

/** A user the actor may see: oneself, everybody for role 1, else people one shares a company with, and of their companies the shared ones only. */
async function visibleUser({ tx, actor }: PersonContext, condition: SQL): Promise<UserRecord> {
  return found((await userRows(tx, actor, { condition }))[0]);
}

export const userByEmail = personRead({
  call: getUserByEmail,
  run: (ctx, { query }) => visibleUser(ctx, sql`lower(u."email") = lower(${query.email})`),
});

export const userById = personRead({ call: getUserById, run: (ctx, { query }) => visibleUser(ctx, sql`u."id" = ${query.userId}`) });
