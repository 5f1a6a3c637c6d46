import { readModel } from '#core/db/read-model.ts';
import * as table from './table.ts';

/** A project that pays employees from the lines of its budget, deleted ones too. */
export const project = readModel(table.project, 'id', 'tenantId', 'name', 'status', 'deletedAt');

/** A line of a project's monthly budget, in cents. */
export const budgetLine = readModel(
  table.budgetLine,
  'id',
  'tenantId',
  'projectId',
  'name',
  'budget',
  'position',
  'contributionItemQuickbooksId',
  'expenseAccountQuickbooksId',
  'deletedAt',
);

/** The share of a budget line that an employee is paid from; `percentage` is of the line's budget. */
export const budgetLineShare = readModel(
  table.budgetLineShare,
  'id',
  'tenantId',
  'employeeId',
  'projectId',
  'budgetLineId',
  'checked',
  'percentage',
);
