import { deleteMinimumWage, getMinimumWages, saveMinimumWage } from '@paga/contract/company/law/minimum-wage';
import { deleteTaxSlabs, getTaxes, saveTaxSlabs } from '@paga/contract/company/law/taxes';
import { EmployerTier } from '@paga/contract/shapes';
import { toCents } from '@paga/payroll';
import { found } from '#core/domain-error.ts';
import type { PersonContext } from '#core/http/context.ts';
import { datedValues } from './dated-values.ts';
import { auditedWage, wireWages } from './minimum-wages.ts';
import { requireUnpaid } from './paid-from.ts';
import { minimumWage, taxTable } from './table.ts';
import { auditedTable, storedBands, wireTaxes } from './tax-tables.ts';

/** The entry of a list that is a row. */
const entryOf =
  <Entry extends { id: number }>(list: (ctx: PersonContext) => Promise<Entry[]>) =>
  async (ctx: PersonContext, row: { id: number }) =>
    found((await list(ctx)).find(({ id }) => id === row.id));

/** One of the same date and tier is replaced by a new row, never rewritten: salaries name the one they were paid from. */
export const wageTaxes = datedValues({
  of: 'nation',
  calls: { read: getTaxes, change: saveTaxSlabs, remove: deleteTaxSlabs },
  table: taxTable,
  unique: { tier: taxTable.tier, validFrom: taxTable.validFrom },
  values: ({ today }, { tier = EmployerTier.primary, validFrom = today, law = '', saveTaxSlabs: bands }) => ({
    ...{ tier, validFrom, source: law, bands: storedBands(bands) },
  }),
  list: wireTaxes,
  answer: entryOf(wireTaxes),
  requireUnpaid: ({ tx, today }, table) => requireUnpaid(tx, table, today),
  page: 'taxes',
  audited: auditedTable,
});

/** Compared with, and changes no salary, so that none can have been paid from it. */
export const minimumWages = datedValues({
  of: 'nation',
  calls: { read: getMinimumWages, change: saveMinimumWage, remove: deleteMinimumWage },
  table: minimumWage,
  unique: { validFrom: minimumWage.validFrom },
  values: (_ctx, { validFrom, amount, youngAmount, youngBelowAge = null, law = '' }) => ({
    validFrom,
    source: law,
    amount: toCents(amount),
    youngAmount: youngAmount == null ? null : toCents(youngAmount),
    youngBelowAge,
  }),
  list: wireWages,
  answer: entryOf(wireWages),
  page: 'minimumWage',
  audited: auditedWage,
});
