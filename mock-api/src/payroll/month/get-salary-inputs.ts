import { getSalaryInputs as call, type SalaryInputs } from '@paga/contract/payroll';
import { SalaryPaymentType } from '@paga/contract/shapes';
import { read } from '#core/http/handler.ts';
import { type BasisContent, findPeriod, type RowInputs, salary } from '#months/public.ts';
import { basesOfRows, ofPeriod } from '../rows/month-rows.ts';
import { sectorsOf } from '../rows/sectors-of.ts';

type WireInputs = SalaryInputs['rows'][number]['inputs'];
type WirePeriod = SalaryInputs['bases'][number]['period'];

// The names of a project's lines stay here: nothing is computed from them.
function wireInputs({ pay, ...inputs }: RowInputs): WireInputs {
  const lean =
    pay.type === SalaryPaymentType.project
      ? { type: pay.type, lines: pay.lines.map(({ id, share }) => ({ id, share })) }
      : pay;
  return { ...inputs, pay: lean } as WireInputs;
}

const wirePeriod = ({ period }: BasisContent) => period as WirePeriod;

export const getSalaryInputs = read({
  call,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period) return { bases: [], rows: [], sectors: [] };
    const rows = await ctx.tx.select().from(salary).where(ofPeriod(ctx, period.id));
    const bases = await basesOfRows(ctx, rows);
    const { sectors, links } = await sectorsOf(ctx);
    return {
      bases: [...bases].map(([id, content]) => ({ id, period: wirePeriod(content) })),
      rows: rows.map(({ id, version, basisId, employeeId, inputs, edits, lines }) => ({
        salaryId: id,
        version,
        basisId,
        inputs: wireInputs(inputs),
        edits,
        ...(lines ? { lines } : {}),
        sectorIds: (links.get(employeeId) ?? []).map((link) => link.sectorId),
      })),
      sectors,
    };
  },
});
