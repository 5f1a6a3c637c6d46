import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { Id, QueryId } from '#core/shapes.ts';
import { editorInCompany, inCompany } from '../core/access-level.ts';

const CompanyQuery = z.strictObject({ tenantId: QueryId });

/** Name of a sector. */
export const SectorName = z.string().trim().min(1).max(TextLength.label);
export type SectorName = z.infer<typeof SectorName>;

/** A sector (department) of a company; `employeeCount`: how many people belong to it, `activeCount`: how many of them work. */
export const Sector = z.object({
  id: Id,
  name: z.string(),
  employeeCount: z.int().min(0).optional(),
  activeCount: z.int().min(0).optional(),
});
export type Sector = z.infer<typeof Sector>;

/** Adds a sector. Its name is unique without regard to case and diacritics: a taken one is a field error `nameTaken`. */
export const createSector = endpoint({
  method: 'POST',
  path: '/register/createSector',
  summary: 'Add a sector',
  body: z.strictObject({ tenantId: Id.optional(), name: SectorName }),
  companyIn: 'body.tenantId',
  response: Sector,
  effect: 'write',
  access: editorInCompany,
});

/** Renames a sector. `was` (ours): the name that was read; `CONFLICT` when it has another since. */
export const updateSector = endpoint({
  method: 'POST',
  path: '/register/updateSector',
  summary: 'Rename a sector',
  body: z.strictObject({ id: Id, name: SectorName, was: z.string().max(TextLength.label).optional() }),
  response: Sector,
  errors: ['CONFLICT'],
  effect: 'write',
  access: editorInCompany,
});

/**
 * Deletes a sector. One that people work in is refused with `SECTOR_IN_USE`, unless `detach` (ours) says that they shall stay without it.
 */
export const deleteSector = endpoint({
  method: 'POST',
  path: '/register/deleteSector',
  summary: 'Delete a sector',
  query: z.strictObject({ sectorId: QueryId, detach: z.stringbool().optional() }),
  response: 'empty',
  errors: ['SECTOR_IN_USE'],
  effect: 'write',
  access: editorInCompany,
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
  access: inCompany,
});
