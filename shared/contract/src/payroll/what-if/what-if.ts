import { z } from 'zod';
import { LIST_ITEMS, TextLength } from '#core/limits.ts';
import { CivilDate, EmployerTier, Euro, Id, Month, Percentage, Uplift, Year } from '#core/shapes.ts';
import { SalaryTotals } from '../rows/salary-row.ts';

/** Most sandboxes of a month, and most changes in one. */
export const WhatIfLimits = { sandboxes: 20, changes: 30, bands: 12 } as const;

/** Whom a change is about: everybody, the people of a sector, of an employer tier, or chosen ones. Newcomers of the month are met by the first three. */
export const WhatIfPeople = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('all') }),
  z.strictObject({ to: z.literal('sector'), sectorId: Id }),
  z.strictObject({ to: z.literal('tier'), tier: z.enum(EmployerTier) }),
  z.strictObject({ to: z.literal('people'), employeeIds: z.array(Id).min(1).max(LIST_ITEMS) }),
]);
export type WhatIfPeople = z.infer<typeof WhatIfPeople>;

/** How the refusal of a value that takes the place of another and is below zero begins and ends. */
export const BELOW_ZERO = 'below zero';

/** A value that takes the place of another cannot be below zero; one that is added can. */
const notBelowZero = (value: number, mode: 'by' | 'to') => mode === 'by' || value >= 0;
const belowZero = (path: string) => ({ path: [path], message: BELOW_ZERO });

/** More (or less) than what is there, or this instead. */
const Mode = z.enum(['by', 'to']);
const SignedEuro = Euro.min(-1_000_000).max(1_000_000);
/** Euro an hour, with up to four decimals. */
const HourPrice = z
  .number()
  .min(-10_000)
  .max(10_000)
  .refine((value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6, 'at most four decimals');

const who = { who: WhatIfPeople };
const ChangedHours = z
  .number()
  .min(-744)
  .max(744)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'at most two decimals');

/** The day of the month from which a change of pay holds; absent: its first day. */
const from = { from: CivilDate.optional() };

/** The hours that a change can be about; regular ones only of people paid by the hour. */
export const WhatIfHours = z.enum(['night', 'weekend', 'afterWork', 'holiday', 'guard', 'regular']);
export type WhatIfHours = z.infer<typeof WhatIfHours>;

/**
 * One change of a sandbox. Of terms: `raise` in percent (salaries and hourly prices), `salary` in euro a month, `hourPrice`, `contribution` (own
 * percentages of these people). Of the month's inputs: `hours`, `gross` typed over the computed one, `addition`. Of rates, for everybody: `uplifts`,
 * `companyContribution`, `taxBands`.
 */
export const WhatIfChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('raise'),
    ...who,
    ...from,
    percentage: z.number().min(-99).max(1000).multipleOf(0.01),
  }),
  z
    .strictObject({ kind: z.literal('salary'), ...who, ...from, mode: Mode, amount: SignedEuro })
    .refine(({ amount, mode }) => notBelowZero(amount, mode), belowZero('amount')),
  z
    .strictObject({ kind: z.literal('hourPrice'), ...who, ...from, mode: Mode, price: HourPrice })
    .refine(({ price, mode }) => notBelowZero(price, mode), belowZero('price')),
  z.strictObject({
    kind: z.literal('contribution'),
    ...who,
    employee: Percentage.optional(),
    employer: Percentage.optional(),
  }),
  z
    .strictObject({ kind: z.literal('hours'), ...who, hours: WhatIfHours, mode: Mode, value: ChangedHours })
    .refine(({ value, mode }) => notBelowZero(value, mode), belowZero('value'))
    // What is not typed is computed: there is nothing to add to.
    .refine(({ hours, mode }) => hours !== 'regular' || mode === 'to', {
      path: ['mode'],
      message: 'regular hours are replaced',
    }),
  z.strictObject({ kind: z.literal('gross'), ...who, amount: Euro.min(0).max(1_000_000) }),
  z
    .strictObject({
      kind: z.literal('addition'),
      ...who,
      of: z.enum(['brutto', 'netto']),
      mode: Mode,
      amount: SignedEuro,
    })
    .refine(({ amount, mode }) => notBelowZero(amount, mode), belowZero('amount')),
  z.strictObject({
    kind: z.literal('uplifts'),
    night: Uplift.optional(),
    weekend: Uplift.optional(),
    afterWork: Uplift.optional(),
    holiday: Uplift.optional(),
    guard: Uplift.optional(),
  }),
  z.strictObject({
    kind: z.literal('companyContribution'),
    employee: Percentage.optional(),
    employer: Percentage.optional(),
  }),
  z.strictObject({
    kind: z.literal('taxBands'),
    tier: z.enum(EmployerTier),
    /** From zero upwards; `to` of the last is null. */
    bands: z
      .array(z.strictObject({ from: Euro.min(0), to: Euro.min(0).nullable(), percentage: Percentage }))
      .min(1)
      .max(WhatIfLimits.bands),
  }),
]);
export type WhatIfChange = z.infer<typeof WhatIfChange>;

/** The name of a sandbox, one of a kind in its month. */
export const WhatIfName = z.string().trim().min(1).max(TextLength.label);

const Changes = z.array(WhatIfChange).max(WhatIfLimits.changes);

/**
 * A sandbox of an open month: a name and what is changed, in order. What comes out of it is computed from the month as it is, never stored. `carried`
 * says when and by whom it was carried over (`by` is null for somebody who has left); from then on it is kept as it was and cannot be changed.
 */
export const WhatIf = z.object({
  id: Id,
  name: z.string(),
  changes: z.array(WhatIfChange),
  version: z.int(),
  createdBy: z.string().nullable(),
  createdAt: z.string(),
  carried: z.object({ by: z.string().nullable(), at: z.string() }).nullable(),
});
export type WhatIf = z.infer<typeof WhatIf>;

/** The sandboxes of a month, the oldest first. */
export const WhatIfs = z.object({ sandboxes: z.array(WhatIf) });
export type WhatIfs = z.infer<typeof WhatIfs>;

/** A new sandbox of an open, calculated month. */
export const NewWhatIf = z.strictObject({
  tenantId: Id,
  month: Month,
  year: Year,
  name: WhatIfName,
  changes: Changes,
});
export type NewWhatIf = z.infer<typeof NewWhatIf>;

/** A sandbox as it shall be; `version` is the one the person saw. */
export const WhatIfEdit = z.strictObject({
  tenantId: Id,
  name: WhatIfName,
  changes: Changes,
  version: z.int(),
});
export type WhatIfEdit = z.infer<typeof WhatIfEdit>;

/** Carrying over what was seen: the sandbox's `version`, and the version of every row it changes. One that has moved on since is a conflict by name. */
export const WhatIfCarryOver = z.strictObject({
  tenantId: Id,
  version: z.int(),
  rows: z.array(z.strictObject({ salaryId: Id, version: z.int() })).max(20_000),
});
export type WhatIfCarryOver = z.infer<typeof WhatIfCarryOver>;

/** What carrying over did: people with new terms, rows with new inputs of the month, changes of rates that stay behind; the month's totals after it. */
export const WhatIfCarried = z.object({
  whatIf: WhatIf,
  terms: z.int(),
  inputs: z.int(),
  ratesLeft: z.int(),
  totals: SalaryTotals,
});
export type WhatIfCarried = z.infer<typeof WhatIfCarried>;
