import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CLOSING_CODE, PAGE_ROWS, PasswordLength, TextLength } from '../limits.ts';
import { CivilDate, CompanyStatus, Id, paged, QueryId } from '../shapes.ts';

/** A company (tenant), spec 1 §3. `code` is the closing code, `checkedQb` and `hasQuickbooks` the bookkeeping integration. */
export const Company = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  businessNumber: z.string().nullable(),
  status: z.enum(CompanyStatus),
  registrationDate: CivilDate,
  expirationDate: CivilDate.nullable(),
  logo: z.string().nullable(),
  hasQuickbooks: z.union([z.literal(0), z.literal(1)]),
});
export type Company = z.infer<typeof Company>;

/** The company form, spec 1 §2 "Add company". */
export const CompanyForm = z.strictObject({
  name: z.string().trim().min(1).max(TextLength.name),
  email: z.email().max(TextLength.email),
  businessNumber: z.string().trim().max(TextLength.businessNumber).nullable().optional(),
  statusId: z.enum(CompanyStatus),
  registrationDate: CivilDate,
  expirationDate: CivilDate.nullable().optional(),
  code: z.string().regex(CLOSING_CODE).optional(),
  checkedQb: z.boolean().optional(),
});
export type CompanyForm = z.infer<typeof CompanyForm>;

const CompanyQuery = z.strictObject({ tenantId: QueryId });

/** Makes a company with its first administrator and the defaults by law. */
export const createTenant = endpoint({
  method: 'POST',
  path: '/register/createTenant',
  summary: 'Add a company',
  body: CompanyForm.extend({ password: z.string().min(1).max(PasswordLength.max) }),
  response: Company,
  effect: 'write',
});

/** Changes a company. */
export const updateTenant = endpoint({
  method: 'POST',
  path: '/register/updateTenant',
  summary: 'Change a company',
  body: CompanyForm.extend({ tenantId: Id }),
  companyIn: 'body.tenantId',
  response: Company,
  effect: 'write',
});

/** Deletes a company softly. */
export const deleteTenant = endpoint({
  method: 'POST',
  path: '/register/deleteTenant',
  summary: 'Delete a company',
  query: CompanyQuery,
  companyIn: 'query.tenantId',
  response: 'empty',
  effect: 'write',
});

/** All companies, searched and paged. */
export const getAllTenants = endpoint({
  method: 'POST',
  path: '/register/all-tenants',
  summary: 'All companies',
  body: z.strictObject({
    search: z.string().max(TextLength.search).optional(),
    page: z.int().min(1).optional(),
    pageSize: z.int().min(1).max(PAGE_ROWS).optional(),
  }),
  response: paged(Company),
  effect: 'read',
});

/** Companies by a part of their name, for the super admin's picker and for linking. */
export const searchTenants = endpoint({
  method: 'GET',
  path: '/register/searchTenants',
  summary: 'Companies by name',
  query: z.strictObject({ name: z.string().trim().max(TextLength.search) }),
  response: z.array(Company),
  effect: 'read',
});

/** One company, as the caller's role may see it. */
export const getTenantByRoleId = endpoint({
  method: 'GET',
  path: '/register/getTenantByRoleId',
  summary: 'A company',
  query: CompanyQuery,
  companyIn: 'query.tenantId',
  response: Company,
  effect: 'read',
});

/** The company the request is for. */
export const showTenant = endpoint({
  method: 'GET',
  path: '/configurations/showTenant',
  summary: "The request's company",
  response: Company,
  effect: 'read',
});

/** Contact info. Roles 2, 3 and 4 also see dates, status and business number (NUI). */
export const ContactInfo = z.object({
  name: z.string(),
  email: z.string(),
  registrationDate: CivilDate.optional(),
  expirationDate: CivilDate.nullable().optional(),
  status: z.enum(CompanyStatus).optional(),
  businessNumber: z.string().nullable().optional(),
});
export type ContactInfo = z.infer<typeof ContactInfo>;

/** Contact info of the request's company. */
export const getContactInfo = endpoint({
  method: 'GET',
  path: '/configurations/contact-info',
  summary: 'Contact info of the company',
  response: ContactInfo,
  effect: 'read',
});

/** Replaces the company's logo; an image by its content. */
export const uploadLogo = endpoint({
  method: 'POST',
  path: '/configurations/upload-logo',
  summary: "Replace the company's logo",
  body: z.strictObject({ logo: z.file() }),
  bodyType: 'multipart',
  response: z.object({ logo: z.string() }),
  errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  effect: 'write',
});
