import { z } from 'zod';
import { datedSetting } from '#core/dated-setting.ts';
import { TextLength } from '#core/limits.ts';
import { CivilDate, EmployerTier, Euro, Id, Percentage } from '#core/shapes.ts';

/** The first day a wage tax table may begin: there is none before the law of 2009. */
export const FIRST_TAX_DAY = '2009-01-01';

/** The first payment date that values are for, today when left out; `TOO_EARLY` before the first law. */
export const paidFrom = () =>
  CivilDate.refine((date) => date >= FIRST_TAX_DAY, {
    message: 'TOO_EARLY',
    params: { fault: 'TOO_EARLY' },
  }).optional();

/** One band of the wage tax form: rate, from-value, to-value (null: and above). */
export const TaxStep = z.object({
  id: Id.optional(),
  percentage: Percentage,
  firstValue: Euro,
  secondValue: Euro.nullable(),
});
export type TaxStep = z.infer<typeof TaxStep>;

const Tier = z.union([z.literal(EmployerTier.primary), z.literal(EmployerTier.secondary)]);

/** Who brought a national table in, and when; null: came with the product, or the reader may not know. */
export const ChangedBy = { changedBy: z.string().nullable(), changedAt: z.iso.datetime().nullable() };

/** A wage tax table as the four-band form shows it, with the day it is valid from and its law. */
export const Taxes = z.object({
  id: Id,
  tier: Tier,
  validFrom: CivilDate,
  law: z.string().nullable(),
  /** Whether salaries paid today are taxed by it. */
  inForce: z.boolean(),
  bands: z.array(TaxStep).length(4),
  ...ChangedBy,
});
export type Taxes = z.infer<typeof Taxes>;

/** What can be wrong with the place of a band; the field's `code` on the wire. */
export const BAND_FAULTS = [
  'FIRST_NOT_ZERO',
  'GAP',
  'OVERLAP',
  'FALLS',
  'OPEN_TOO_EARLY',
  'LAST_NOT_OPEN',
] as const;
export type BandFault = (typeof BAND_FAULTS)[number];

type Range = Pick<TaxStep, 'firstValue' | 'secondValue'>;
const cents = (euro: number) => Math.round(euro * 100);

/** Where one band does not join the band before it, or ends before it begins; a band may have zero width. */
function faultsOf(
  { firstValue, secondValue }: Range,
  before: Range | undefined,
  isLast: boolean,
): [keyof Range, BandFault][] {
  const faults: [keyof Range, BandFault][] = [];
  const expected = before === undefined ? 0 : before.secondValue;
  if (before === undefined && firstValue !== 0) faults.push(['firstValue', 'FIRST_NOT_ZERO']);
  else if (expected !== null && cents(firstValue) > cents(expected)) faults.push(['firstValue', 'GAP']);
  else if (expected !== null && cents(firstValue) < cents(expected)) faults.push(['firstValue', 'OVERLAP']);
  if (secondValue !== null && cents(secondValue) < cents(firstValue)) faults.push(['secondValue', 'FALLS']);
  if (secondValue === null && !isLast) faults.push(['secondValue', 'OPEN_TOO_EARLY']);
  if (secondValue !== null && isLast) faults.push(['secondValue', 'LAST_NOT_OPEN']);
  return faults;
}

const Bands = z
  .array(TaxStep)
  .length(4)
  .superRefine((bands, context) => {
    bands.forEach((band, index) => {
      for (const [field, fault] of faultsOf(band, bands[index - 1], index === bands.length - 1))
        context.addIssue({ code: 'custom', path: [index, field], message: fault, params: { fault } });
    });
  });

/** A wage tax table to be added: four bands that touch, from zero and up, the last one open. */
export const NewTaxTable = z.strictObject({
  saveTaxSlabs: Bands,
  validFrom: paidFrom(),
  /** Primary job when left out. */
  tier: Tier.optional(),
  law: z.string().trim().max(TextLength.law).optional(),
});
export type NewTaxTable = z.infer<typeof NewTaxTable>;

/**
 * The national wage tax tables of both tiers, newest first. One of the same date and tier is replaced, unless salaries were already paid from it; one from which
 * nothing was paid is removed.
 */
export const {
  read: getTaxes,
  change: saveTaxSlabs,
  remove: deleteTaxSlabs,
} = datedSetting({
  of: 'nation',
  read: { path: '/configurations/taxes', summary: 'Wage tax tables', response: z.array(Taxes) },
  change: {
    path: '/taxes/slabs',
    base: 'root',
    summary: 'Add a wage tax table',
    body: NewTaxTable,
    response: Taxes,
    errors: ['TABLE_IN_USE'],
  },
  remove: {
    path: '/taxes/delete',
    summary: 'Take back a wage tax table',
    body: z.strictObject({ taxId: Id }),
    errors: ['NOT_FOUND', 'TABLE_IN_USE'],
  },
});
