import { z } from 'zod';
import { signedIn, superAdminOnly } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { CivilDate, Euro, Id } from '#core/shapes.ts';
import { ChangedBy } from './taxes.ts';

const Wage = Euro.min(0.01).max(100_000);
const Age = z.int().min(15).max(100);

/** The gross minimum wage of a full-time employee from a day on; `young`: a lower one below an age. */
export const MinimumWage = z.object({
  id: Id,
  validFrom: CivilDate,
  amount: Euro,
  youngAmount: Euro.nullable(),
  youngBelowAge: Age.nullable(),
  law: z.string().nullable(),
  inForce: z.boolean(),
  ...ChangedBy,
});
export type MinimumWage = z.infer<typeof MinimumWage>;

/** The national minimum wages, newest first. */
export const getMinimumWages = endpoint({
  method: 'GET',
  path: '/minimum-wages',
  summary: 'Minimum wages by date',
  response: z.array(MinimumWage),
  effect: 'read',
  access: signedIn,
});

/** A minimum wage to be added; its two fields for the young go together. */
export const NewMinimumWage = z
  .strictObject({
    validFrom: CivilDate,
    amount: Wage,
    youngAmount: Wage.nullish(),
    youngBelowAge: Age.nullish(),
    law: z.string().trim().max(TextLength.law).optional(),
  })
  .superRefine(({ amount, youngAmount, youngBelowAge }, context) => {
    const fault = (path: string, code: string) =>
      context.addIssue({ code: 'custom', path: [path], message: code, params: { fault: code } });
    if (youngAmount != null && youngBelowAge == null) fault('youngBelowAge', 'GOES_TOGETHER');
    if (youngBelowAge != null && youngAmount == null) fault('youngAmount', 'GOES_TOGETHER');
    if (youngAmount != null && youngAmount > amount) fault('youngAmount', 'ABOVE_AMOUNT');
  });
export type NewMinimumWage = z.infer<typeof NewMinimumWage>;

/** Adds a minimum wage from a day on; one of the same date is replaced. It warns only and changes no salary. */
export const saveMinimumWage = endpoint({
  method: 'POST',
  path: '/minimum-wages/save',
  summary: 'Add a minimum wage',
  body: NewMinimumWage,
  response: MinimumWage,
  effect: 'write',
  access: superAdminOnly,
});

/** Takes back a minimum wage. */
export const deleteMinimumWage = endpoint({
  method: 'POST',
  path: '/minimum-wages/delete',
  summary: 'Take back a minimum wage',
  body: z.strictObject({ minimumWageId: Id }),
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: superAdminOnly,
});
