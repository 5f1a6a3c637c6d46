import type { ProjectStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companyKey, companyTable, parentId } from '#core/db/company-table.ts';
import { ownRows, ownRowsAbove } from '#core/db/roles.ts';

const cents = () => bigint({ mode: 'number' }).notNull();
const deletedAt = () => timestamp({ withTimezone: true });

/** A project that pays employees from the lines of its monthly budget. `createdAt` is the day people wrote, not the moment of the row. */
export const project = companyTable(
  'project',
  {
    name: text().notNull(),
    budget: cents(),
    status: smallint().$type<ProjectStatus>().notNull().default(1),
    createdAt: date().notNull(),
    version: integer().notNull().default(1),
    deletedAt: deletedAt(),
  },
  (t) => [
    companyKey('project', t),
    uniqueIndex('project_name').on(t.tenantId, sql`lower(${t.name})`).where(sql`"deletedAt" is null`),
    check('project_budget_not_negative', sql`"budget" >= 0`),
    ownRowsAbove('project', 'budget_line_share', sql`"below"."projectId" = "project"."id"`),
  ],
);

/** A line of a project's monthly budget, in cents; `position` is its place among the lines. */
export const budgetLine = companyTable(
  'budget_line',
  {
    projectId: parentId('project').notNull(),
    name: text().notNull(),
    budget: cents(),
    type: text(),
    position: integer().notNull(),
    contributionItemQuickbooksId: text(),
    expenseAccountQuickbooksId: text(),
    deletedAt: deletedAt(),
  },
  (t) => [
    companyKey('budget_line', t),
    index('budget_line_of_project').on(t.tenantId, t.projectId).where(sql`"deletedAt" is null`),
    check('budget_line_not_negative', sql`"budget" >= 0`),
    ownRowsAbove('budget_line', 'budget_line_share', sql`"below"."budgetLineId" = "budget_line"."id"`),
  ],
);

/** Share of a project's budget line that an employee is paid from; `percentage` is of the line's budget. */
export const budgetLineShare = companyTable(
  'budget_line_share',
  {
    employeeId: parentId('employee').notNull(),
    projectId: parentId('project').notNull(),
    budgetLineId: parentId('budget_line').notNull(),
    checked: boolean().notNull().default(true),
    percentage: numeric({ precision: 7, scale: 4 }).notNull().default('100'),
  },
  (t) => [
    uniqueIndex('budget_line_share_once').on(t.tenantId, t.employeeId, t.budgetLineId),
    index('budget_line_share_by_line').on(t.tenantId, t.budgetLineId),
    ownRows('budget_line_share'),
  ],
);
