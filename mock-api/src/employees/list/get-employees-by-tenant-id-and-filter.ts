import { getEmployeesByTenantIdAndFilter as call } from '@paga/contract/employees';
import { read } from '#core/http/handler.ts';
import { listPage } from './list-page.ts';

/** One tab of the list, searched. */
export const getEmployeesByTenantIdAndFilter = read({ call, run: (ctx, { query }) => listPage(ctx, query) });
