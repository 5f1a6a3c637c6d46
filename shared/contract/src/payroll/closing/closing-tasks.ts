import { z } from 'zod';

/**
 * What is to be done with a closed month besides paying and declaring it, which have marks of their own (`ClosingMark`): both payments to the tax
 * administration, handing out the payslips, keeping the book, posting the journal, and in December the yearly certificates.
 */
export const ClosingTask = z.enum([
  'contributionPayment',
  'taxPayment',
  'payslips',
  'book',
  'journal',
  'certificates',
]);
export type ClosingTask = z.infer<typeof ClosingTask>;

/** How a task ended: it was done, or this company does not need it. */
export const TaskOutcome = z.enum(['done', 'notNeeded']);
export type TaskOutcome = z.infer<typeof TaskOutcome>;
