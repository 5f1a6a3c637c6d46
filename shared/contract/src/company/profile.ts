import { z } from 'zod';
import { editorInCompany, inCompany, superAdminInCompany, superAdminOnly } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CLOSING_CODE, PAGE_ROWS, PasswordLength, PHONE, TextLength } from '#core/limits.ts';
import { CivilDate, CompanyStatus, Email, Id, paged, QueryId } from '#core/shapes.ts';
import { anySpan } from '#core/spans.ts';
import { changesPeople } from '#core/step-up.ts';
import { PASSWORD_ERRORS } from '#identity/password-rules.ts';

/** Where a company is found and who signs for it (ours); they stand on its papers. */
const CompanyFacts = {
  address: z.string().nullable(),
  phone: z.string().nullable(),
  authorizedPerson: z.string().nullable(),
};

/**
 * A company (tenant), spec 1 §3. `statusId` (ours) is the status that was set, `status` the one that holds today: a company whose end has come is
 * expired, and lives again when the end moves. `logo` is a link to a picture, `hasQuickbooks` 1 when it has the bookkeeping integration. Its closing
 * code is never here.
 */
export const Company = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  businessNumber: z.string().nullable(),
  ...CompanyFacts,
  status: z.enum(CompanyStatus),
  statusId: z.enum(CompanyStatus),
  registrationDate: CivilDate,
  expirationDate: CivilDate.nullable(),
  logo: z.string().nullable(),
  hasQuickbooks: z.union([z.literal(0), z.literal(1)]),
  /** Counts up with every change of the form. */
  version: z.int(),
});
export type Company = z.infer<typeof Company>;

/**
 * The company form, spec 1 §2 "Add company". `registrationDate` and `expirationDate` are start and end of its contract, `code` the closing code
 * (left out: made for a new company, kept for another), `checkedQb` whether it is connected to the bookkeeping service. Address, phone and
 * authorized person are ours.
 */
export const CompanyForm = z.strictObject({
  name: z.string().trim().min(1).max(TextLength.name),
  email: Email,
  businessNumber: z.string().trim().max(TextLength.businessNumber).nullable().optional(),
  address: z.string().trim().max(TextLength.address).nullable().optional(),
  phone: z.string().trim().regex(PHONE).nullable().optional(),
  authorizedPerson: z.string().trim().max(TextLength.personName).nullable().optional(),
  statusId: z.enum(CompanyStatus),
  registrationDate: CivilDate,
  expirationDate: CivilDate.nullable().optional(),
  code: z.string().regex(CLOSING_CODE).optional(),
  checkedQb: z.boolean().optional(),
});
export type CompanyForm = z.infer<typeof CompanyForm>;

/** Whether a contract ends on the day it starts or later. */
function endsAfterStart({
  registrationDate,
  expirationDate,
}: Pick<CompanyForm, 'registrationDate' | 'expirationDate'>): boolean {
  return !expirationDate || expirationDate >= registrationDate;
}
const END_BEFORE_START = {
  path: ['expirationDate'],
  error: 'Ends before it starts',
  params: { fault: 'END_BEFORE_START' },
};

/**
 * A new company: `email` and `password` are also those of its first administrator, who gets the company's name. `password` may be left out (ours) where mail
 * reaches the person: the link of the invitation sets it. One that was given must be changed before anything with money.
 */
export const NewCompany = anySpan(
  CompanyForm.extend({ password: z.string().min(1).max(PasswordLength.max).optional() }).refine(
    endsAfterStart,
    END_BEFORE_START,
  ),
);
export type NewCompany = z.infer<typeof NewCompany>;

/** A changed company; what is left out of the optional fields stays. `version` (ours) is the one that was read: a company that has changed since is not overwritten. */
export const ChangedCompany = anySpan(
  CompanyForm.extend({ tenantId: Id, version: z.int().optional() }).refine(endsAfterStart, END_BEFORE_START),
);
export type ChangedCompany = z.infer<typeof ChangedCompany>;

const CompanyQuery = z.strictObject({ tenantId: QueryId });

/** Makes a company with its first administrator (role 2), the defaults by law and a closing code. */
export const createTenant = endpoint({
  method: 'POST',
  path: '/register/createTenant',
  summary: 'Add a company',
  body: NewCompany,
  response: Company,
  errors: ['EMAIL_TAKEN', ...PASSWORD_ERRORS],
  effect: 'write',
  stepUp: changesPeople,
  access: superAdminOnly,
});

/** Changes a company; `CONFLICT` when somebody else has since the `version` was read. */
export const updateTenant = endpoint({
  method: 'POST',
  path: '/register/updateTenant',
  base: 'root',
  summary: 'Change a company',
  body: ChangedCompany,
  companyIn: 'body.tenantId',
  response: Company,
  errors: ['CONFLICT'],
  effect: 'write',
  access: superAdminInCompany,
  whenClosed: 'works',
});

/** Deletes a company softly: nothing is lost, nobody works in it any more, and who has no other company is signed out. */
export const deleteTenant = endpoint({
  method: 'POST',
  path: '/register/deleteTenant',
  summary: 'Delete a company',
  query: CompanyQuery,
  companyIn: 'query.tenantId',
  response: 'empty',
  effect: 'write',
  access: superAdminInCompany,
  whenClosed: 'works',
});

/** All companies by name, searched by a part of it (case and diacritics do not count) and paged; 10 rows when not said. */
export const getAllTenants = endpoint({
  method: 'POST',
  path: '/register/all-tenants',
  summary: 'All companies',
  body: z.strictObject({
    search: z.string().max(TextLength.search).optional(),
    page: z.int().min(1).max(100_000).optional(),
    pageSize: z.int().min(1).max(PAGE_ROWS).optional(),
  }),
  response: paged(Company),
  effect: 'read',
  access: superAdminOnly,
});

/** Companies by a part of their name, for the super admin's picker and for linking. */
export const searchTenants = endpoint({
  method: 'GET',
  path: '/register/searchTenants',
  summary: 'Companies by name',
  query: z.strictObject({ name: z.string().trim().max(TextLength.search) }),
  response: z.array(Company),
  effect: 'read',
  access: superAdminOnly,
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
  access: inCompany,
});

/** The company the request is for. */
export const showTenant = endpoint({
  method: 'GET',
  path: '/configurations/showTenant',
  summary: "The request's company",
  response: Company,
  effect: 'read',
  access: inCompany,
});

/** Contact info. Roles 2, 3 and 4 also see dates, status and business number (NUI). */
export const ContactInfo = z.object({
  name: z.string(),
  email: z.string(),
  registrationDate: CivilDate.optional(),
  expirationDate: CivilDate.nullable().optional(),
  status: z.enum(CompanyStatus).optional(),
  businessNumber: z.string().nullable().optional(),
  ...z.object(CompanyFacts).partial().shape,
});
export type ContactInfo = z.infer<typeof ContactInfo>;

/** Contact info of the request's company. */
export const getContactInfo = endpoint({
  method: 'GET',
  path: '/configurations/contact-info',
  summary: 'Contact info of the company',
  response: ContactInfo,
  effect: 'read',
  access: inCompany,
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
  heavy: true,
  access: editorInCompany,
});

/** Removes the company's logo. */
export const removeLogo = endpoint({
  method: 'POST',
  path: '/configurations/remove-logo',
  summary: "Remove the company's logo",
  response: 'empty',
  effect: 'write',
  access: editorInCompany,
});
