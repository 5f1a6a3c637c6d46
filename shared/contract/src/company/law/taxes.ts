import { z } from 'zod';
import { signedIn, superAdminInCompany, superAdminOnly } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { CivilDate, EmployerTier, Euro, Id, Month, Percentage, Year } from '#core/shapes.ts';

/** The first day a wage tax table may begin: there is none before the law of 2009. */
export const FIRST_TAX_DAY = '2009-01-01';

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
  /** The first payment date it is for; today when left out. */
  validFrom: CivilDate.refine((date) => date >= FIRST_TAX_DAY, {
    message: 'TOO_EARLY',
    params: { fault: 'TOO_EARLY' },
  }).optional(),
  /** Primary job when left out. */
  tier: Tier.optional(),
  law: z.string().trim().max(TextLength.law).optional(),
});
export type NewTaxTable = z.infer<typeof NewTaxTable>;

/** The national wage tax tables of both tiers, newest first. */
export const getTaxes = endpoint({
  method: 'GET',
  path: '/configurations/taxes',
  summary: 'Wage tax tables',
  response: z.array(Taxes),
  effect: 'read',
  access: signedIn,
});

/** Adds a dated wage tax table. One of the same date and tier is replaced, unless salaries were already paid from it. */
export const saveTaxSlabs = endpoint({
  method: 'POST',
  path: '/taxes/slabs',
  base: 'root',
  summary: 'Add a wage tax table',
  body: NewTaxTable,
  response: Taxes,
  errors: ['TABLE_IN_USE'],
  effect: 'write',
  access: superAdminOnly,
});

/** Takes back a wage tax table from which nothing was paid. */
export const deleteTaxSlabs = endpoint({
  method: 'POST',
  path: '/taxes/delete',
  summary: 'Take back a wage tax table',
  body: z.strictObject({ taxId: Id }),
  response: 'empty',
  errors: ['NOT_FOUND', 'TABLE_IN_USE'],
  effect: 'write',
  access: superAdminOnly,
});

/** What a gross pays under the table in force so far and under the new one. */
export const TaxSample = z.object({ gross: Euro, before: Euro, after: Euro, difference: Euro });
export type TaxSample = z.infer<typeof TaxSample>;

/** The table that the new one takes over from, and the day from which a later table holds already (null: none). */
export const TaxPreview = z.object({
  validFrom: CivilDate,
  until: CivilDate.nullable(),
  replaces: z.object({ validFrom: CivilDate, law: z.string().nullable(), sameDate: z.boolean() }),
  samples: z.array(TaxSample),
});
export type TaxPreview = z.infer<typeof TaxPreview>;

/** What a table that is not saved yet would do to usual salaries, computed by the engine. */
export const previewTaxSlabs = endpoint({
  method: 'POST',
  path: '/taxes/preview',
  summary: 'Preview a wage tax table',
  body: NewTaxTable,
  response: TaxPreview,
  errors: ['NO_TAX_TABLE'],
  effect: 'read',
  access: superAdminOnly,
});

/** A person whose tax would differ. */
export const TaxedPerson = TaxSample.extend({ employeeId: Id, name: z.string() });
export type TaxedPerson = z.infer<typeof TaxedPerson>;

/** A month that is paid while the table holds; a closed one stays as it is. */
export const AffectedMonth = z.object({
  month: Month,
  year: Year,
  paymentDate: CivilDate,
  closed: z.boolean(),
});
export type AffectedMonth = z.infer<typeof AffectedMonth>;

/** What a table would do to one company, by the salaries of its newest calculated month (null: none yet). */
export const CompanyTaxPreview = z.object({
  basedOn: z.object({ month: Month, year: Year }).nullable(),
  /** People of the table's tier in that month. */
  people: z.int(),
  before: Euro,
  after: Euro,
  difference: Euro,
  affected: z.array(TaxedPerson),
  months: z.array(AffectedMonth),
});
export type CompanyTaxPreview = z.infer<typeof CompanyTaxPreview>;

/** Whom a table that is not saved yet would affect in the company in view, and by how much. */
export const previewTaxSlabsInCompany = endpoint({
  method: 'POST',
  path: '/taxes/preview/company',
  summary: 'Preview a wage tax table for a company',
  body: NewTaxTable,
  response: CompanyTaxPreview,
  errors: ['NO_TAX_TABLE'],
  effect: 'read',
  access: superAdminInCompany,
});
