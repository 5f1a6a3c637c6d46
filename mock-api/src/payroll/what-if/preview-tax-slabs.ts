import { previewTaxSlabs as call } from '@paga/contract/payroll';
import { netForGross, type WageTaxTable } from '@paga/payroll';
import { type Change, changeOf, onlyTable } from '#company/public.ts';
import { personRead } from '#core/http/handler.ts';
import { figures } from './tax-preview.ts';

/** Gross salaries that are shown in every preview, in cents: the minimum wages, the usual, and high ones. */
const SAMPLES = [
  170_00, 250_00, 300_00, 350_00, 450_00, 500_00, 600_00, 800_00, 1000_00, 1500_00, 2000_00, 3000_00,
] as const;

function sampleOf(gross: number, { tier, fresh, before, tables }: Change) {
  const taxUnder = (table: WageTaxTable) =>
    netForGross(gross, { tier, paymentDate: fresh.validFrom, tables: onlyTable(tables, tier, table) }).tax;
  return figures(gross, taxUnder(before), taxUnder(fresh));
}

export const previewTaxSlabs = personRead({
  call,
  run: async (ctx, { body }) => {
    const change = await changeOf(ctx, body);
    const { fresh, before, until } = change;
    return {
      validFrom: fresh.validFrom,
      until,
      replaces: {
        validFrom: before.validFrom,
        law: before.law[ctx.actor.language] || null,
        sameDate: before.validFrom === fresh.validFrom,
      },
      samples: SAMPLES.map((gross) => sampleOf(gross, change)),
    };
  },
});
