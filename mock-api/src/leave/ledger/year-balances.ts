import type { LeaveTypeId } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { type LedgerLine, type YearFigures, yearFigures } from '@paga/payroll';
import type { InCompany } from '#core/db/scoped-rows.ts';
import {
  correctionsOf,
  firstLinkedYear,
  type LedgerEmployee,
  ledgerRules,
  personLedger,
} from './person-ledger.ts';
import { usedHalves } from './used-days.ts';

/** The figures of a person's account, and the days that events of the law gave beyond it. */
export type YearBalance = YearFigures & { byEvents: number };

/** The balances of one year, of one person or of all: asked per person and type. */
export async function yearBalances(
  ctx: InCompany & { today: string },
  year: number,
  employeeId?: number,
): Promise<(person: LedgerEmployee, type: LeaveTypeId) => YearBalance> {
  const rules = await ledgerRules(ctx);
  const first = firstLinkedYear(rules.settings, year);
  const scope = { first, last: year, ...(employeeId !== undefined && { employeeId }) };
  const used = await usedHalves(ctx, scope);
  const corrections = await correctionsOf(ctx, scope);
  return (person, type) => {
    const lines = personLedger(rules, person, {
      type,
      first: type === LeaveType.annual ? first : year,
      last: year,
      used: used.of(person.id, type),
      corrections,
    });
    return { ...yearFigures(lines, year, ctx.today), byEvents: byEvents(lines) };
  };
}

const byEvents = (lines: readonly LedgerLine[]): number =>
  lines.filter(({ cause }) => cause === 'event').reduce((sum, { days }) => sum + days, 0);
