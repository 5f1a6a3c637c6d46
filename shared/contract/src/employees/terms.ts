import { z } from 'zod';
import { CivilDate } from '#core/shapes.ts';

/** One field of what an employee is paid on, before and after; amounts in euro, percentages as numbers. `old` of the first entry is null. */
export const TermsFieldChange = z.object({ field: z.string(), old: z.unknown(), new: z.unknown() });
export type TermsFieldChange = z.infer<typeof TermsFieldChange>;

/**
 * What changed on a day about an employee's pay, and who entered it; `changedBy` is null for the product itself and for people who have left.
 * `isDated`: holds from `validFrom` on. Else `validFrom` is the day on which it was entered: the contract's dates, `shares` of budget lines.
 */
export const TermsEntry = z.object({
  validFrom: CivilDate,
  isDated: z.boolean(),
  changedBy: z.string().nullable(),
  changedAt: z.string(),
  changes: z.array(TermsFieldChange),
});
export type TermsEntry = z.infer<typeof TermsEntry>;
