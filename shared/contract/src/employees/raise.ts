import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id, Month, QueryId, Year } from '#core/shapes.ts';

/** Most people whose pay is raised at once. */
export const RAISED_AT_ONCE = 500;

/** By how many per cent pay can be raised at once, and cut. */
export const RaisePercent = { min: -50, max: 200 } as const;

/** New pay: euro a month, or euro an hour of who is paid by the hour. */
const NewPay = z.number().min(0).max(999_999).multipleOf(0.0001);

/**
 * A raise from a day on: by `percent` of everybody's pay, or to the `pay` of each. `side`: what `pay` is of who has a monthly salary, the gross or the net of a
 * whole month; of who is paid by the hour it is the price of an hour.
 */
export const PayRaise = z
  .strictObject({
    tenantId: Id,
    validFrom: CivilDate,
    percent: z.number().min(RaisePercent.min).max(RaisePercent.max).multipleOf(0.01).nullable(),
    side: z.enum(['gross', 'net']),
    people: z
      .array(z.strictObject({ employeeId: Id, version: z.int(), pay: NewPay.nullable() }))
      .min(1)
      .max(RAISED_AT_ONCE),
  })
  .refine(({ percent, people }) => percent !== null || people.every(({ pay }) => pay !== null), {
    path: ['percent'],
    params: { fault: 'required' },
    message: 'Write a per cent, or the pay of each',
  });
export type PayRaise = z.infer<typeof PayRaise>;

/**
 * Why somebody's pay cannot be raised so: a draft, a day before the contract (`detail`) or after its end (`detail`), pay that comes from projects, a net of who
 * is paid by the hour or that no gross comes to, an amount finer than a cent, nothing that changes, closed months whose pay it would change (`detail`, MM.yyyy).
 */
export const RaiseRefusal = z.enum([
  'draft',
  'beforeContract',
  'contractEnded',
  'byProject',
  'netOfHours',
  'noGross',
  'finerThanCent',
  'same',
  'monthClosed',
]);
export type RaiseRefusal = z.infer<typeof RaiseRefusal>;

const Figures = z.object({ gross: Euro, netto: Euro, cost: Euro });
/** A month before and after the raise, by the engine; `cost`: the gross with the employer's contribution. */
export const RaisedMonth = z.object({ month: Month, year: Year, before: Figures, after: Figures });
export type RaisedMonth = z.infer<typeof RaisedMonth>;

/**
 * What a raise does to somebody; with a `refusal` nothing. `minimum`: the minimum wage, when the new pay is below it. `until`: the day from which another
 * pay is entered already, which stays. `monthly`: the first whole month of the new pay, null when the contract ends before it. `months`: calculated open ones.
 */
export const RaisePreview = z.object({
  employeeId: Id,
  name: z.string(),
  version: z.int(),
  refusal: z.object({ code: RaiseRefusal, detail: z.string() }).nullable(),
  unit: z.enum(['month', 'hour']),
  oldPay: z.number(),
  newPay: z.number(),
  minimum: Euro.nullable(),
  until: CivilDate.nullable(),
  monthly: RaisedMonth.nullable(),
  months: z.array(RaisedMonth),
});
export type RaisePreview = z.infer<typeof RaisePreview>;

/** What a raise does, before it is saved, by the same computation (ours). */
export const previewPayRaise = endpoint({
  method: 'POST',
  path: '/employee/previewRaise',
  summary: 'What a raise of people does',
  body: PayRaise,
  companyIn: 'body.tenantId',
  response: z.array(RaisePreview),
  errors: ['NOT_FOUND', 'NO_TAX_TABLE', 'NO_GROSS_FOR_NET'],
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});

/**
 * Raises the pay of people from a day on (ours). All of them or nobody: who cannot be raised is named as `people.<index>`, with the code of the refusal.
 */
export const raisePay = endpoint({
  method: 'POST',
  path: '/employee/raise',
  summary: 'Raise the pay of people from a day on',
  body: PayRaise,
  companyIn: 'body.tenantId',
  response: z.array(RaisePreview),
  errors: ['NOT_FOUND', 'CONFLICT', 'NO_TAX_TABLE', 'NO_GROSS_FOR_NET'],
  effect: 'write',
  carries: 'worktable',
  access: inCompany,
});

/** A raise as it was saved. `mayUndo`: no month from its day on is closed, and nobody has changed the pay since. */
export const SavedRaise = z.object({
  employeeId: Id,
  validFrom: CivilDate,
  unit: z.enum(['month', 'hour']),
  oldPay: z.number(),
  newPay: z.number(),
  by: z.string().nullable(),
  at: z.string(),
  mayUndo: z.boolean(),
});
export type SavedRaise = z.infer<typeof SavedRaise>;

/** The newest raise of somebody that was not undone; null without one (ours). */
export const getPayRaise = endpoint({
  method: 'GET',
  path: '/employee/raise',
  summary: 'The newest raise of somebody',
  query: z.strictObject({ employeeId: QueryId }),
  response: SavedRaise.nullable(),
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/** Takes the newest raise of people back: all of them or nobody. Refused when a month from its day on is closed, or the pay was changed since (ours). */
export const undoPayRaises = endpoint({
  method: 'POST',
  path: '/employee/raise/undo',
  summary: 'Take raises back',
  body: z.strictObject({ tenantId: Id, employeeIds: z.array(Id).min(1).max(RAISED_AT_ONCE) }),
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['NOT_FOUND', 'PERIOD_CLOSED', 'CONFLICT'],
  effect: 'write',
  access: inCompany,
});
