import {
  calculateSalary,
  isPayrollError,
  type MonthPerson,
  type SalaryResult,
  type Sandbox,
} from '@paga/payroll';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { mapInTurns } from '#core/turns.ts';
import type { BasisContent } from '#months/public.ts';
import { salary } from '#months/table.ts';
import { asDomainError } from '../rows/compute.ts';
import { basesOfRows, ofPeriod } from '../rows/month-rows.ts';
import { sectorsOf } from '../rows/sectors-of.ts';
import type { StoredSalary } from '../rows/wire-row.ts';

/** A stored row beside what a sandbox makes of its inputs. */
export type SandboxRow = { row: StoredSalary; basis: BasisContent; real: MonthPerson; tried: MonthPerson };

/** The rows of a month that a sandbox changes the inputs of. */
export async function rowsInSandbox(
  ctx: InCompany,
  periodId: number,
  sandbox: Sandbox,
): Promise<SandboxRow[]> {
  const rows = await ctx.tx.select().from(salary).where(ofPeriod(ctx, periodId));
  const bases = await basesOfRows(ctx, rows);
  const { links } = await sectorsOf(ctx);
  const changed = await mapInTurns(rows, (row) => {
    const { employeeId, inputs, edits, lines } = row;
    const real = {
      employeeId,
      inputs,
      edits,
      lines,
      sectorIds: (links.get(employeeId) ?? []).map(({ sectorId }) => sectorId),
    };
    const tried = sandbox.person(real);
    return tried === real ? undefined : { row, basis: found(bases.get(row.basisId)), real, tried };
  });
  return changed.filter((row) => row !== undefined);
}

/** What the sandbox says of a row, rates left out. */
export function triedResult(sandbox: Sandbox, { basis, real }: SandboxRow): SalaryResult {
  try {
    return calculateSalary(sandbox.input(basis.period, real));
  } catch (error) {
    throw isPayrollError(error) ? asDomainError(error, real.employeeId) : error;
  }
}
