import { area } from '#core/area.ts';
import { approvalRoutes } from './routes.ts';
import { approvalMaker, approvalRequest } from './table.ts';

// Of a month that was open then, who had changed it last is the one person that was noted.
const LAST_CHANGES = `
  insert into public.approval_maker ("tenantId", "kind", "subject", "fromMonth", "toMonth", "makerId", "at")
  select p."tenantId", 'figures', p."id"::text, p."year" * 12 + p."month", p."year" * 12 + p."month", coalesce(p."changedBy", p."createdBy"), coalesce(p."changedAt", p."calculatedAt", now())
  from public.salary_period p where p."tenantId" = $1 and p."closedAt" is null`;

/** Who made what, and who may decide about it. */
export const approvalsArea = area({
  name: 'approvals',
  tables: [approvalMaker, approvalRequest],
  routes: approvalRoutes,
  backup: { ofEarlier: { approval_maker: LAST_CHANGES } },
  audit: ['configurations'],
  stored: {
    tables: [],
    leftOut: {
      approval_maker: 'who of the office changed something, so that somebody else decides about it',
    },
  },
});
