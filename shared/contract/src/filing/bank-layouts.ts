import { z } from 'zod';
import { editorInCompany, inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { Id, QueryId } from '#core/shapes.ts';
import { decidesPay } from '#core/step-up.ts';

/** What a column of a bank file can hold. `number` counts the rows from 1, `reason` is `Paga: Tetor 2026`, `date` the payment date, `blank` is empty. */
export const BankField = z.enum([
  'number',
  'name',
  'firstName',
  'lastName',
  'personalNumber',
  'account',
  'iban',
  'bank',
  'bankCode',
  'amount',
  'currency',
  'reason',
  'date',
  'payerName',
  'payerAccount',
  'payerIban',
  'blank',
]);
export type BankField = z.infer<typeof BankField>;

/** The kinds of bank files. `pain001` is ISO 20022 pain.001.001.09: its content is fixed, so it has no columns. */
export const BankFileFormat = z.enum(['xlsx', 'csv', 'pain001']);
export type BankFileFormat = z.infer<typeof BankFileFormat>;

const Text = z.string().trim().max(TextLength.label);

/** Most columns of a layout, and most layouts and paying accounts of a company. */
export const BankSettingsLimit = { columns: 30, layouts: 50, accounts: 20 } as const;

/**
 * How a bank wants its file. `separator`, `decimal` and `encoding` are of a CSV, `sheet` is the name of a workbook's sheet. `totalRow` adds a row with
 * the sum below the amounts. Accounts and other identifiers are text in every format.
 */
export const BankLayoutContent = z.strictObject({
  name: Text.min(1),
  format: BankFileFormat,
  columns: z.array(z.strictObject({ field: BankField, title: Text })).max(BankSettingsLimit.columns),
  header: z.boolean(),
  separator: z.enum([';', ',', '\t', '|']),
  decimal: z.enum(['.', ',']),
  encoding: z.enum(['utf-8', 'utf-8-bom', 'latin1']),
  sheet: z.string().trim().min(1).max(31),
  totalRow: z.boolean(),
});
export type BankLayoutContent = z.infer<typeof BankLayoutContent>;

/** Names a layout: `excel`, `csv` and `pain001` come with the product, the others are ids of the company's own. */
export const LayoutKey = z.string().regex(/^(excel|csv|pain001|[1-9]\d{0,14})$/);
export type LayoutKey = z.infer<typeof LayoutKey>;

/** A layout; `id` is null for one that comes with the product, which nobody changes: a changed copy is saved as a new one. */
export const BankLayout = BankLayoutContent.extend({ key: LayoutKey, id: Id.nullable() });
export type BankLayout = z.infer<typeof BankLayout>;

/** An account that the company pays salaries from, 16 digits; `layout` is how its bank wants its files. `bank` is null for an unknown prefix. */
export const PayingAccount = z.object({
  id: Id,
  account: z.string(),
  iban: z.string(),
  bank: z.string().nullable(),
  layout: LayoutKey,
});
export type PayingAccount = z.infer<typeof PayingAccount>;

/** The accounts in their order, the main one first, and every layout: those that come with the product, then the company's own by name. */
export const BankSettings = z.object({ accounts: z.array(PayingAccount), layouts: z.array(BankLayout) });
export type BankSettings = z.infer<typeof BankSettings>;

const OfCompany = { tenantId: QueryId };

/** Accounts that salaries are paid from, and layouts of bank files. */
export const getBankSettings = endpoint({
  method: 'GET',
  path: '/filing/bankSettings',
  summary: 'Paying accounts and layouts of bank files',
  query: z.strictObject(OfCompany),
  companyIn: 'query.tenantId',
  response: BankSettings,
  effect: 'read',
  access: inCompany,
});

/**
 * Saves the paying accounts, all of them: one that is not named is removed, and so is a second one of the same bank refused (`accounts.1.account`,
 * `twice`). An account is 16 digits or an IBAN of Kosovo, spaces do not count (`notSixteenDigits`). Errors name the place, as `accounts.0.layout`.
 */
export const savePayingAccounts = endpoint({
  method: 'PUT',
  path: '/filing/payingAccounts',
  summary: 'Save the accounts that salaries are paid from',
  body: z.strictObject({
    tenantId: Id,
    accounts: z
      .array(z.strictObject({ account: z.string().trim().min(1).max(40), layout: LayoutKey }))
      .max(BankSettingsLimit.accounts),
  }),
  companyIn: 'body.tenantId',
  response: BankSettings,
  errors: ['NOT_FOUND'],
  effect: 'write',
  stepUp: decidesPay,
  access: editorInCompany,
});

/** Saves a layout; with `layoutId` that one, else a new one. A workbook or CSV without columns is refused (`columns`, `required`), a name twice too (`name`, `taken`). */
export const saveBankLayout = endpoint({
  method: 'POST',
  path: '/filing/bankLayouts',
  summary: 'Save a layout of bank files',
  body: z.strictObject({ tenantId: Id, layoutId: Id.optional(), layout: BankLayoutContent }),
  companyIn: 'body.tenantId',
  response: BankLayout,
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: editorInCompany,
});

/** Deletes a layout of the company; accounts that had it go back to `excel`. */
export const deleteBankLayout = endpoint({
  method: 'DELETE',
  path: '/filing/bankLayouts/{layoutId}',
  summary: 'Delete a layout of bank files',
  params: z.strictObject({ layoutId: QueryId }),
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: editorInCompany,
});
