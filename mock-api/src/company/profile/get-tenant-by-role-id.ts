import { getTenantByRoleId as call } from '@paga/contract/company/profile';
import { read } from '#core/http/handler.ts';
import { own } from './own-company.ts';

export const getTenantByRoleId = read({ call, run: own });
