import { z } from 'zod';

/** Why somebody takes special leave, as far as the Law on Labour 03/L-212 names it (art. 39 and 50). */
export const LeaveReason = z.enum([
  'marriage',
  'familyDeath',
  'childBirth',
  'bloodDonation',
  'fatherPaid',
  'fatherUnpaid',
]);
export type LeaveReason = z.infer<typeof LeaveReason>;
