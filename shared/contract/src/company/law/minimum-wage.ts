import { z } from 'zod';
import { datedSetting } from '#core/dated-setting.ts';
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

/** The national minimum wages, newest first. One of the same date is replaced: it warns only and changes no salary. */
export const {
  read: getMinimumWages,
  change: saveMinimumWage,
  remove: deleteMinimumWage,
} = datedSetting({
  of: 'nation',
  read: { path: '/minimum-wages', summary: 'Minimum wages by date', response: z.array(MinimumWage) },
  change: {
    path: '/minimum-wages/save',
    summary: 'Add a minimum wage',
    body: NewMinimumWage,
    response: MinimumWage,
  },
  remove: {
    path: '/minimum-wages/delete',
    summary: 'Take back a minimum wage',
    body: z.strictObject({ minimumWageId: Id }),
    errors: ['NOT_FOUND'],
  },
});
