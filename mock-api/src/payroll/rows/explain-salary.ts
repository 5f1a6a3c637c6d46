import { explainSalary as call, type SalaryTrace } from '@paga/contract/payroll';
import { type SalaryTrace as EngineTrace, explainSalary as explain, wireTrace } from '@paga/payroll';
import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { engineInput, filledShape, salaryTrace, traceShape } from '#months/public.ts';
import { findSalary, type WholeSalary } from './stored-salary.ts';

/**
 * A stored row explained from its own inputs and basis. The engine must still give the stored cents: an explanation of other numbers than
 * those on the payslip would be worse than none.
 */
export function traceOf({ row, basis }: Pick<WholeSalary, 'row' | 'basis'>): EngineTrace {
  const { result, trace } = explain(engineInput(basis, row));
  if (result.netto !== row.netto || result.tax !== row.tax || result.totalBrutto !== row.totalBrutto) {
    throw new DomainError('INTERNAL', {
      message: `salary ${row.id} of engine ${row.engineVersion} does not recompute to its stored cents`,
    });
  }
  return trace;
}

/** How the numbers of a row came about, or `NOT_FOUND`: as its closing wrote it down, of an open month as it is computed. */
export async function explanationOf(ctx: InCompany, id: number): Promise<SalaryTrace> {
  const whole = await findSalary(ctx, id);
  const [frozen] = await ctx.tx
    .select({ trace: salaryTrace.trace, values: salaryTrace.values, shape: traceShape.content })
    .from(salaryTrace)
    .leftJoin(
      traceShape,
      and(
        scoped(ctx, traceShape),
        eq(traceShape.periodId, whole.period.id),
        eq(traceShape.number, salaryTrace.shape),
      ),
    )
    .where(and(scoped(ctx, salaryTrace), eq(salaryTrace.salaryId, id)));
  const { trace, shape, values } = frozen ?? {};
  return trace ?? wireTrace(shape && values ? filledShape(shape, JSON.parse(values)) : traceOf(whole));
}

export const explainSalary = read({ call, run: (ctx, { params }) => explanationOf(ctx, params.id) });
