import { z } from 'zod';
import { CivilDate } from '#core/shapes.ts';

/** Who has two more days of annual leave a year (Law on Labour, art. 32): a mother of a child under 3, a single parent, a person with a disability. */
export const LeaveSupplement = z.enum(['childUnder3', 'singleParent', 'disability']);
export type LeaveSupplement = z.infer<typeof LeaveSupplement>;

/** Most months of work before hiring that somebody can have. */
const MOST_MONTHS = 720;

/**
 * What the law's additions to annual leave are counted from, all of it ours and optional: work before hiring in months, harmful work, and a supplement, with its last
 * day when it ends (the child's third birthday).
 */
export const LeaveFacts = {
  priorExperienceMonths: z.number().int().min(0).max(MOST_MONTHS).nullable().optional(),
  harmfulWork: z.boolean().optional(),
  leaveSupplement: LeaveSupplement.nullable().optional(),
  leaveSupplementUntil: CivilDate.nullable().optional(),
};
