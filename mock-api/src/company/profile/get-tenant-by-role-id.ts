import { getTenantByRoleId as call } from '@paga/contract/admin';
import { read } from '#core/http/handler.ts';
import { own } from './own-company.ts';

export const getTenantByRoleId = read({ call, run: own });
