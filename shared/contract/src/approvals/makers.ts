import { z } from 'zod';

/**
 * What somebody can have made that another person has to look at: figures of a month (typed or calculated) or its payment date, an account, the dates of a
 * contract, terms of pay, a recurring line, budget lines that pay, leave that is not paid in full, a setting of the company, the acceptance of a warning.
 */
export const MADE_KINDS = [
  'figures',
  'account',
  'contract',
  'terms',
  'line',
  'budget',
  'leave',
  'settings',
  'acceptance',
] as const;
export type MadeKind = (typeof MADE_KINDS)[number];

/** Who did something about a month, and when; `by` is null for somebody who has left the company, `own` when it is the person who asks. */
export const DoneByPerson = z.object({ by: z.string().nullable(), at: z.string(), own: z.boolean() });
export type DoneByPerson = z.infer<typeof DoneByPerson>;

/** Things of one kind that one person made: about how many employees, and whom, when it is one; `at` is the last of them. */
export const MadeThing = z.object({
  kind: z.enum(MADE_KINDS),
  employees: z.int(),
  employee: z.string().nullable(),
  at: z.string(),
});
export type MadeThing = z.infer<typeof MadeThing>;

/** A person who made something that nobody else has decided about yet. */
export const Maker = z.object({ by: z.string().nullable(), own: z.boolean(), made: z.array(MadeThing) });
export type Maker = z.infer<typeof Maker>;

/** Somebody who may decide; `own` when it is the person who asks. */
export const Decider = z.object({ name: z.string(), own: z.boolean() });
export type Decider = z.infer<typeof Decider>;

/**
 * Why the person who asks may not decide. `through`: null when they made it themselves; else the maker with whom they count as one person: one of the two set
 * up the other's account, e-mail, role or companies within 30 days, or a third person both.
 */
export const Refusal = z.object({ through: z.string().nullable(), made: z.array(MadeThing) });
export type Refusal = z.infer<typeof Refusal>;
