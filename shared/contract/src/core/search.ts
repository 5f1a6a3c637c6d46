import { z } from 'zod';
import { inCompany } from './access-level.ts';
import { endpoint } from './endpoint.ts';
import { TextLength } from './limits.ts';
import { Id, QueryId } from './shapes.ts';

/** One find of the global search: where it comes from, what it shows, where it leads. */
export const SearchFind = z.object({
  source: z.string(),
  id: Id,
  title: z.string(),
  detail: z.string().nullable(),
  path: z.string(),
});
export type SearchFind = z.infer<typeof SearchFind>;

/** Searches what the caller may see of one company. */
export const globalSearch = endpoint({
  method: 'POST',
  path: '/navigation/global-search',
  summary: 'Search a company',
  query: z.strictObject({ searchTerm: z.string().trim().min(1).max(TextLength.search), tenantId: QueryId }),
  companyIn: 'query.tenantId',
  response: z.array(SearchFind),
  effect: 'read',
  access: inCompany,
});
