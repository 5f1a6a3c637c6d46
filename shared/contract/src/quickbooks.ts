import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { EMPLOYEE_ITEMS, LIST_ITEMS } from './limits.ts';
import { refusedAs } from './refusal.ts';
import { Id, Month, QueryId, QueryMonth, QueryYear, Year } from './shapes.ts';

const CompanyQuery = z.strictObject({ userId: QueryId });
const CompanyBody = z.strictObject({ userId: Id });
const MonthOfCompany = { tenantId: QueryId, month: QueryMonth, year: QueryYear };

/** What the bookkeeping service answers a post: `success: false` or a filled `errorMessage` is a refusal. */
export const PostResult = z.object({ success: z.boolean(), errorMessage: z.string().nullable().optional() });
export type PostResult = z.infer<typeof PostResult>;

/** An entry of a list of the bookkeeping service. */
export const ServiceOption = z.object({ value: z.string(), label: z.string() });
export type ServiceOption = z.infer<typeof ServiceOption>;

/** A payroll account and the bookkeeping account it is posted to, spec 1 §3 "Bookkeeping account row". */
export const AccountLink = z.object({
  id: Id.optional(),
  payroll_account: z.string(),
  payroll_account_id: Id,
  quickbooks_account: z.string().nullable(),
  account_name: z.string().nullable(),
  checked_account: z.boolean(),
  tenantId: Id,
});
export type AccountLink = z.infer<typeof AccountLink>;

/** The payroll accounts that can be linked. */
export const getPayrollAccounts = endpoint({
  method: 'GET',
  path: '/accounts/getAccounts',
  summary: 'Payroll accounts',
  response: z.array(z.object({ id: Id, name: z.string() })),
  effect: 'read',
});

/** The links as saved. */
export const getAccountLinks = endpoint({
  method: 'GET',
  path: '/configurations/existing-accounts',
  summary: 'Linked accounts',
  response: z.array(AccountLink),
  effect: 'read',
});

/** Deletes a link. */
export const deleteAccountLink = endpoint({
  method: 'POST',
  path: '/register/delete-account',
  summary: 'Delete a linked account',
  query: z.strictObject({ accountId: QueryId }),
  response: 'empty',
  effect: 'write',
});

/** The account that salaries are paid from. */
export const getPaymentAccount = endpoint({
  method: 'GET',
  path: '/salaries/payment-account',
  summary: 'Account that salaries are paid from',
  query: CompanyQuery,
  companyIn: 'query.userId',
  response: z.object({ paymentAccount: z.string().nullable() }),
  effect: 'read',
});

/** Saves the payment account and the links. */
export const saveAccounts = endpoint({
  method: 'POST',
  path: '/accounts/save',
  summary: 'Save payment account and links',
  body: z.strictObject({ userId: Id, paymentAccount: z.string().min(1).max(100), tenantAccounts: z.array(AccountLink).max(LIST_ITEMS) }),
  companyIn: 'body.userId',
  response: z.array(AccountLink),
  effect: 'write',
});

/** Exchanges the service's authorization code. `userId` is the company. */
export const exchangeAccessToken = endpoint({
  method: 'POST',
  path: '/quickbooks/access-token',
  summary: 'Exchange an authorization code',
  body: z.strictObject({
    tenantId: Id,
    code: z.string().min(1).max(1000),
    realmId: z.string().min(1).max(100),
    clientId: z.string().max(200).optional(),
    clientSecret: z.string().max(200).optional(),
    userId: Id,
  }),
  companyIn: 'body.tenantId',
  response: PostResult,
  refusal: refusedAs('BOOKKEEPING_REFUSED'),
  effect: 'write',
});

/** Reads the service's accounts anew. */
export const refreshServiceAccounts = endpoint({
  method: 'POST',
  path: '/quickbooks/accounts',
  summary: "Read the service's accounts anew",
  body: CompanyBody,
  companyIn: 'body.userId',
  response: z.array(ServiceOption),
  effect: 'write',
});

/** The service's accounts. */
export const getServiceAccounts = endpoint({
  method: 'GET',
  path: '/quickbooks/accounts',
  summary: "The service's accounts",
  query: CompanyQuery,
  companyIn: 'query.userId',
  response: z.object({ value: z.array(ServiceOption) }),
  effect: 'read',
});

/** The service's products. */
export const getServiceItems = endpoint({
  method: 'GET',
  path: '/quickbooks/items',
  summary: "The service's products",
  query: CompanyQuery,
  companyIn: 'query.userId',
  response: z.object({ value: z.array(ServiceOption) }),
  effect: 'read',
});

/** Where the service asks for consent. */
export const getAuthorizationUrl = endpoint({
  method: 'GET',
  path: '/quickbooks/authorization-url',
  summary: 'Where the service asks for consent',
  response: z.object({ url: z.url() }),
  effect: 'read',
});

/** Sends projects that the service lacks. */
export const sendProjects = endpoint({
  method: 'POST',
  path: '/projects/send-unsent-to-quickbooks',
  summary: 'Send projects to the bookkeeping service',
  body: CompanyBody,
  companyIn: 'body.userId',
  response: PostResult,
  refusal: refusedAs('BOOKKEEPING_REFUSED'),
  effect: 'write',
});

/** Brings projects in from the service; answers how many were saved. */
export const importProjects = endpoint({
  method: 'POST',
  path: '/projects/import-from-quickbooks',
  summary: 'Bring projects in from the bookkeeping service',
  body: CompanyBody,
  companyIn: 'body.userId',
  response: z.object({ savedCount: z.int() }),
  effect: 'write',
});

/** Sends employees that the service lacks. */
export const sendEmployees = endpoint({
  method: 'POST',
  path: '/employees/quickbooks/send',
  summary: 'Send employees to the bookkeeping service',
  body: CompanyBody,
  companyIn: 'body.userId',
  response: PostResult,
  refusal: refusedAs('BOOKKEEPING_REFUSED'),
  effect: 'write',
});

/** Employees of a month whom the service lacks. */
export const getUnsyncedEmployees = endpoint({
  method: 'POST',
  path: '/salaries/unsynced-employees-with-qb',
  summary: 'Employees whom the bookkeeping service lacks',
  query: z.strictObject(MonthOfCompany),
  companyIn: 'query.tenantId',
  response: z.array(z.object({ employee: z.object({ first_name: z.string(), last_name: z.string(), id: Id }) })),
  effect: 'read',
});

/** Posts a month's salaries of the chosen employees. */
export const synchronizeSalaries = endpoint({
  method: 'POST',
  path: '/salaries/synchronize-with-quickbooks',
  summary: 'Post salaries to the bookkeeping service',
  body: z.strictObject({
    tenantId: Id,
    month: Month,
    year: Year,
    language: z.enum(['Eng', 'Alb']),
    employeeIds: z.array(Id).min(1).max(EMPLOYEE_ITEMS),
  }),
  companyIn: 'body.tenantId',
  response: PostResult,
  refusal: refusedAs('BOOKKEEPING_REFUSED'),
  effect: 'write',
});
