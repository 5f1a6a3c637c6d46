import { z } from 'zod';
import { NewTaxTable } from '#company/law/taxes.ts';
import { superAdminInCompany, superAdminOnly } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id, Month, Year } from '#core/shapes.ts';

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
