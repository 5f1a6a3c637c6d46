import { getUserById as call } from '@paga/contract/identity/users';
import { sql } from 'drizzle-orm';
import { personRead } from '#core/http/handler.ts';
import { visibleUser } from './visible-user.ts';

export const getUserById = personRead({
  call,
  run: (ctx, { query }) => visibleUser(ctx, sql`u."id" = ${query.userId}`),
});
