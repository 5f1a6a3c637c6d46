import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { LIST_ITEMS } from '#core/limits.ts';
import { Id, QueryId } from '#core/shapes.ts';
import { editorInCompany, inCompany } from '../core/access-level.ts';

const CompanyQuery = z.strictObject({ userId: QueryId });
const CompanyBody = z.strictObject({ userId: Id });
const serviceId = z.string().min(1).max(100);

/** What a payroll account holds: an expense is debited, a liability credited. */
export const PayrollAccountKind = z.enum(['expense', 'liability']);
export type PayrollAccountKind = z.infer<typeof PayrollAccountKind>;

/** A kind of pay that can have an account of its own (ours: `kind`, and `isDefault` for the one that all others of its kind fall back to). */
export const PayrollAccount = z.object({
  id: Id,
  name: z.string(),
  kind: PayrollAccountKind,
  isDefault: z.boolean(),
});
export type PayrollAccount = z.infer<typeof PayrollAccount>;

/** What an account is in the books of the service (ours), by its type there: where pay is debited, or credited; `null`: a product. */
export const ServiceAccountKind = z.enum(['asset', 'liability', 'equity', 'income', 'expense']);
export type ServiceAccountKind = z.infer<typeof ServiceAccountKind>;

/** An entry of a list of the bookkeeping service; `title` is the same as `label`, for the picker of the payment account. `kind` is ours. */
export const ServiceOption = z.object({
  value: z.string(),
  label: z.string(),
  title: z.string().optional(),
  kind: ServiceAccountKind.nullable().optional(),
});
export type ServiceOption = z.infer<typeof ServiceOption>;

/**
 * A payroll account and the bookkeeping account it is posted to, spec 1 §3 "Bookkeeping account row". Only a checked link is used.
 * `sectorId` (ours) narrows the link of an expense to the people of one sector.
 */
export const AccountLink = z.object({
  id: Id.optional(),
  payroll_account: z.string(),
  payroll_account_id: Id,
  quickbooks_account: z.string().nullable(),
  account_name: z.string().nullable(),
  checked_account: z.boolean(),
  tenantId: Id,
  sectorId: Id.nullable().optional(),
});
export type AccountLink = z.infer<typeof AccountLink>;

/** A link as it is sent: without an `id` a new one. Names are read from the lists, whatever is sent. */
export const SaveAccountLink = z.strictObject({
  id: Id.optional(),
  payroll_account: z.string().max(200).optional(),
  payroll_account_id: Id,
  quickbooks_account: serviceId,
  account_name: z.string().max(500).nullable().optional(),
  checked_account: z.boolean(),
  tenantId: Id.optional(),
  sectorId: Id.nullable().optional(),
});
export type SaveAccountLink = z.infer<typeof SaveAccountLink>;

/** The payroll accounts that can be linked. */
export const getPayrollAccounts = endpoint({
  method: 'GET',
  path: '/accounts/getAccounts',
  summary: 'Payroll accounts',
  response: z.array(PayrollAccount),
  effect: 'read',
  access: inCompany,
});

/** The links as saved. */
export const getAccountLinks = endpoint({
  method: 'GET',
  path: '/configurations/existing-accounts',
  summary: 'Linked accounts',
  response: z.array(AccountLink),
  effect: 'read',
  access: inCompany,
});

/** Deletes a link. */
export const deleteAccountLink = endpoint({
  method: 'POST',
  path: '/register/delete-account',
  summary: 'Delete a linked account',
  query: z.strictObject({ accountId: QueryId }),
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: editorInCompany,
});

/** The account that salaries are paid from. */
export const getPaymentAccount = endpoint({
  method: 'GET',
  path: '/salaries/payment-account',
  base: 'root',
  summary: 'Account that salaries are paid from',
  query: CompanyQuery,
  companyIn: 'query.userId',
  response: z.object({ paymentAccount: z.string().nullable() }),
  effect: 'read',
  access: inCompany,
});

/**
 * Saves the payment account and the links that are named; a link that is not named stays. `postsClosed` (ours): post only what is closed;
 * left out, it stays as it is.
 */
export const saveAccounts = endpoint({
  method: 'POST',
  path: '/accounts/save',
  summary: 'Save payment account and links',
  body: z.strictObject({
    userId: Id,
    paymentAccount: serviceId,
    tenantAccounts: z.array(SaveAccountLink).max(LIST_ITEMS),
    postsClosed: z.boolean().optional(),
  }),
  companyIn: 'body.userId',
  response: z.array(AccountLink),
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: editorInCompany,
});

/** Reads the service's accounts anew, and its products with them. */
export const refreshServiceAccounts = endpoint({
  method: 'POST',
  path: '/quickbooks/accounts',
  base: 'root',
  summary: "Read the service's accounts anew",
  body: CompanyBody,
  companyIn: 'body.userId',
  response: z.array(ServiceOption),
  errors: ['BOOKKEEPING_REFUSED', 'BOOKKEEPING_AUTHORIZATION_REQUIRED'],
  effect: 'write',
  access: editorInCompany,
});

/** The service's accounts. */
export const getServiceAccounts = endpoint({
  method: 'GET',
  path: '/quickbooks/accounts',
  base: 'root',
  summary: "The service's accounts",
  query: CompanyQuery,
  companyIn: 'query.userId',
  response: z.object({ value: z.array(ServiceOption) }),
  effect: 'read',
  access: inCompany,
});

/** The service's products. */
export const getServiceItems = endpoint({
  method: 'GET',
  path: '/quickbooks/items',
  base: 'root',
  summary: "The service's products",
  query: CompanyQuery,
  companyIn: 'query.userId',
  response: z.object({ value: z.array(ServiceOption) }),
  effect: 'read',
  access: inCompany,
});

/**
 * The service's accounts that fit a payroll account best, by name and type: one is a proposal, several fit equally well and none of them is
 * proposed.
 */
export const AccountProposal = z.object({
  payroll_account_id: Id,
  payroll_account: z.string(),
  accounts: z.array(ServiceOption).min(1),
});
export type AccountProposal = z.infer<typeof AccountProposal>;

/** Proposals for a mapping that is still empty; `payment` is that of the account salaries are paid from. Nothing is saved by it. */
export const getAccountProposals = endpoint({
  method: 'GET',
  path: '/accounts/proposals',
  summary: "Proposed accounts, from the service's list",
  response: z.object({ payment: z.array(ServiceOption), links: z.array(AccountProposal) }),
  effect: 'read',
  access: inCompany,
});
