import { getUserList as call } from '@paga/contract/identity/users';
import { personRead } from '#core/http/handler.ts';
import { page } from './users-page.ts';

export const getUserList = personRead({ call, run: (ctx, { query }) => page(ctx, query) });
