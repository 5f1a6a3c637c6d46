import { getUserList as call } from '@paga/contract/admin';
import { personRead } from '#core/http/handler.ts';
import { page } from './users-page.ts';

export const getUserList = personRead({ call, run: (ctx, { query }) => page(ctx, query) });
