import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LIST_ITEMS, TextLength } from '../limits.ts';
import { refusedAs } from '../refusal.ts';
import { CivilDate, Euro, Id, ProjectStatus, QueryId } from '../shapes.ts';

const CompanyQuery = z.strictObject({ tenantId: QueryId });
const SectorName = z.string().trim().min(1).max(TextLength.label);

/** A sector (department) of a company. */
export const Sector = z.object({ id: Id, name: z.string() });
export type Sector = z.infer<typeof Sector>;

/** Adds a sector. */
export const createSector = endpoint({
  method: 'POST',
  path: '/register/createSector',
  summary: 'Add a sector',
  body: z.strictObject({ tenantId: Id.optional(), name: SectorName }),
  companyIn: 'body.tenantId',
  response: Sector,
  effect: 'write',
});

/** Renames a sector. */
export const updateSector = endpoint({
  method: 'POST',
  path: '/register/updateSector',
  summary: 'Rename a sector',
  body: z.strictObject({ id: Id, name: SectorName }),
  response: Sector,
  effect: 'write',
});

/** Deletes a sector. */
export const deleteSector = endpoint({
  method: 'POST',
  path: '/register/deleteSector',
  summary: 'Delete a sector',
  query: z.strictObject({ sectorId: QueryId }),
  response: 'empty',
  effect: 'write',
});

/** Sectors of a company; also the sector filter of the reports. */
export const getSectors = endpoint({
  method: 'GET',
  path: '/register/getSectorByTenantId',
  summary: 'Sectors of a company',
  query: CompanyQuery,
  companyIn: 'query.tenantId',
  response: z.array(Sector),
  effect: 'read',
});

/** A line of a project's budget; `type` is its kind in free text. */
export const BudgetLine = z.object({
  id: Id.optional(),
  name: z.string().trim().min(1).max(TextLength.name),
  budget: Euro,
  type: z.string().max(100).nullable(),
  checked: z.boolean().optional(),
  contributionItemQuickbooksId: z.string().nullable().optional(),
  expenseAccountQuickbooksId: z.string().nullable().optional(),
});
export type BudgetLine = z.infer<typeof BudgetLine>;

/** A project with its budget lines. */
export const Project = z.object({
  id: Id,
  tenantId: Id,
  name: z.string(),
  budget: Euro,
  status: z.enum(ProjectStatus),
  statusName: z.string(),
  createdAt: CivilDate,
  isActive: z.boolean(),
  budgetLines: z.array(BudgetLine),
});
export type Project = z.infer<typeof Project>;

/** Projects of a company. `userId` is the company. */
export const getProjects = endpoint({
  method: 'GET',
  path: '/projects',
  summary: 'Projects of a company',
  query: z.strictObject({ userId: QueryId, activeProjectsOnly: z.stringbool().optional() }),
  companyIn: 'query.userId',
  response: z.array(Project),
  effect: 'read',
});

/** One project. */
export const getProject = endpoint({
  method: 'GET',
  path: '/projects/project',
  summary: 'A project',
  query: z.strictObject({ projectId: QueryId }),
  response: Project,
  effect: 'read',
});

/** Adds or changes a project with its budget lines. */
export const saveProject = endpoint({
  method: 'POST',
  path: '/projects/save',
  summary: 'Save a project',
  body: z.strictObject({
    userId: Id,
    projectId: Id.nullable().optional(),
    name: z.string().trim().min(1).max(TextLength.name),
    createdAt: CivilDate,
    isActive: z.boolean(),
    budget: Euro,
    budgetLines: z.array(BudgetLine).max(LIST_ITEMS),
  }),
  companyIn: 'body.userId',
  response: Project,
  effect: 'write',
});

/** Deletes a project; `success: false` carries the reason. */
export const deleteProject = endpoint({
  method: 'POST',
  path: '/projects/delete',
  summary: 'Delete a project',
  body: z.strictObject({ projectId: Id, userId: Id }),
  companyIn: 'body.userId',
  response: z.object({ success: z.boolean(), errorMessage: z.string().nullable().optional() }),
  refusal: refusedAs('PROJECT_NOT_DELETED'),
  effect: 'write',
});
