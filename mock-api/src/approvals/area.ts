import { area } from '#core/area.ts';
import { approvalMaker, approvalRequest } from './makers/table.ts';
import { approvalRoutes } from './routes.ts';

/** Who made what, and who may decide about it. */
export const approvalsArea = area({
  name: 'approvals',
  tables: [approvalMaker, approvalRequest],
  routes: approvalRoutes,
  audit: ['configurations'],
});
