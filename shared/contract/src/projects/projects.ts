import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { LIST_ITEMS, TextLength } from '#core/limits.ts';
import { refusedAs } from '#core/refusal.ts';
import { CivilDate, Euro, Id, Percentage, ProjectStatus, QueryId } from '#core/shapes.ts';
import { editorInCompany, inCompany } from '../core/access-level.ts';

/** Bounds of a project: the highest monthly budget in euro, and the characters of a line's kind. */
export const ProjectLimits = { budget: 1_000_000_000, lineType: 100 } as const;

const Budget = Euro.min(0).max(ProjectLimits.budget);
const name = z.string().trim().min(1).max(TextLength.name);
const accountId = z.string().max(TextLength.label).nullable().optional();

/**
 * A line of a project's budget as it is sent: without an `id` a new one. `budget` is euro a month, `type` its kind in free text. `checked`
 * belongs to an employee's choice of lines; the specification lists it here too, and it is accepted and ignored.
 */
export const SaveBudgetLine = z.strictObject({
  id: Id.optional(),
  name,
  budget: Budget,
  type: z.string().trim().max(ProjectLimits.lineType).nullable().optional(),
  checked: z.boolean().optional(),
  contributionItemQuickbooksId: accountId,
  expenseAccountQuickbooksId: accountId,
});
export type SaveBudgetLine = z.infer<typeof SaveBudgetLine>;

/**
 * A line of a project's budget. Ours: `assignedPercentage` is what the employees paid from it take together, never over 100; `employees` is
 * how many they are.
 */
export const BudgetLine = z.object({
  id: Id,
  name: z.string(),
  budget: Euro,
  type: z.string().nullable(),
  contributionItemQuickbooksId: z.string().nullable(),
  expenseAccountQuickbooksId: z.string().nullable(),
  assignedPercentage: Percentage,
  employees: z.int().min(0),
});
export type BudgetLine = z.infer<typeof BudgetLine>;

/** A project with its budget lines in their order. `budget` is euro a month; `version` (ours) counts up with every save. */
export const Project = z.object({
  id: Id,
  tenantId: Id,
  name: z.string(),
  budget: Euro,
  status: z.enum(ProjectStatus),
  statusName: z.string(),
  createdAt: CivilDate,
  isActive: z.boolean(),
  version: z.int(),
  budgetLines: z.array(BudgetLine),
});
export type Project = z.infer<typeof Project>;

/**
 * What a screen sends to save a project; without `projectId` a new one. Lines left out are removed. The lines together may be more than the
 * budget: that is a warning of the form. `version` (ours) is the one that was read: a project that has changed since is not overwritten.
 */
export const SaveProject = z.strictObject({
  userId: Id,
  projectId: Id.nullable().optional(),
  name,
  createdAt: CivilDate,
  isActive: z.boolean(),
  budget: Budget,
  budgetLines: z.array(SaveBudgetLine).max(LIST_ITEMS),
  version: z.int().optional(),
});
export type SaveProject = z.infer<typeof SaveProject>;

/** Projects of a company. `userId` is the company. */
export const getProjects = endpoint({
  method: 'GET',
  path: '/projects',
  summary: 'Projects of a company',
  query: z.strictObject({ userId: QueryId, activeProjectsOnly: z.stringbool().optional() }),
  companyIn: 'query.userId',
  response: z.array(Project),
  effect: 'read',
  access: inCompany,
});

/** One project. */
export const getProject = endpoint({
  method: 'GET',
  path: '/projects/project',
  summary: 'A project',
  query: z.strictObject({ projectId: QueryId }),
  response: Project,
  effect: 'read',
  access: inCompany,
});

/** Adds or changes a project with its budget lines. A line that pays an employee cannot be left out. */
export const saveProject = endpoint({
  method: 'POST',
  path: '/projects/save',
  base: 'root',
  summary: 'Save a project',
  body: SaveProject,
  companyIn: 'body.userId',
  response: Project,
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  access: editorInCompany,
});

/** Deletes a project; `success: false` carries the reason: employees are paid from it. */
export const deleteProject = endpoint({
  method: 'POST',
  path: '/projects/delete',
  base: 'root',
  summary: 'Delete a project',
  body: z.strictObject({ projectId: Id, userId: Id }),
  companyIn: 'body.userId',
  response: z.object({ success: z.boolean(), errorMessage: z.string().nullable().optional() }),
  refusal: refusedAs('PROJECT_NOT_DELETED'),
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: editorInCompany,
});
