import { getUserByEmail as call } from '@paga/contract/identity/users';
import { sql } from 'drizzle-orm';
import { personRead } from '#core/http/handler.ts';
import { visibleUser } from './visible-user.ts';

export const getUserByEmail = personRead({
  call,
  run: (ctx, { query }) => visibleUser(ctx, sql`lower(u."email") = lower(${query.email})`),
});
