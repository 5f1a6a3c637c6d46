import { z } from 'zod';
import { editorInCompany, inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { Id, QueryId, RecurringField } from '#core/shapes.ts';

/** The most kinds of pay of a company, and the most characters of an account number. */
export const PayKindLimits = { kinds: 60, account: 40 } as const;

/**
 * A kind of pay of a company: its name on payslips and in the books, and the field of a salary that it enters, which says how it is taxed. `account`: its
 * number in the company's own ledger. One that is not active can be entered no more; what has it keeps it.
 */
export const PayKindForm = z.strictObject({
  name: z.string().trim().min(1).max(TextLength.label),
  field: RecurringField,
  account: z.string().trim().max(PayKindLimits.account).nullable(),
  isActive: z.boolean(),
});
export type PayKindForm = z.infer<typeof PayKindForm>;

export const PayKind = z.object({ id: Id, ...PayKindForm.shape });
export type PayKind = z.infer<typeof PayKind>;

/** The kinds of pay of a company (ours), the active ones first, by name. */
export const getPayKinds = endpoint({
  method: 'GET',
  path: '/company/payKinds',
  summary: 'Kinds of pay',
  query: z.strictObject({ tenantId: QueryId }),
  companyIn: 'query.tenantId',
  response: z.array(PayKind),
  effect: 'read',
  access: inCompany,
});

/**
 * Saves a kind of pay; without `kindId` a new one. A name that another one has is refused (`kind.name`, `taken`), another field of one that is there too
 * (`kind.field`, `fixed`): what was paid under it would be taxed otherwise.
 */
export const savePayKind = endpoint({
  method: 'PUT',
  path: '/company/payKinds',
  summary: 'Save a kind of pay',
  body: z.strictObject({ tenantId: Id, kindId: Id.optional(), kind: PayKindForm }),
  companyIn: 'body.tenantId',
  response: PayKind,
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: editorInCompany,
});
