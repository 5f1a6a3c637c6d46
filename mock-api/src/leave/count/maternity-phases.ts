import type { MaternityPhase } from '@paga/contract/leave';
import { addMonths, maternityPhases, toPercentage, toRate } from '@paga/payroll';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { leaveRules, settingOfYear } from './leave-rules.ts';
import { type MaternityEntry, maternityEntries, maternityLeave } from './maternity-chain.ts';

/** What the government pays of the average pay (art. 49). */
const BY_GOVERNMENT = 50;

/** Who pays which part of a maternity entry: its months are counted from the first day of the whole leave. Without a leave setting nothing is known. */
export async function phasesOf(
  ctx: InCompany,
  employeeId: number,
  { id, ...entry }: MaternityEntry & { id?: number | undefined },
): Promise<MaternityPhase[]> {
  if (entry.to < entry.from) return [];
  const others = (await maternityEntries(ctx, employeeId)).filter((other) => other.id !== id);
  const [first = entry.from] = [entry, ...others].map(({ from }) => from).sort();
  const rules = await leaveRules(ctx, first, addMonths(entry.to, 12));
  const setting = settingOfYear(rules.settings, Number(entry.from.slice(0, 4)));
  if (!setting) return [];
  const since = maternityLeave(entry, others, rules).from;
  const percentages = {
    employer: toPercentage(toRate(setting.maternityLeavePercentage)),
    government: BY_GOVERNMENT,
    unpaid: 0,
  };
  return maternityPhases({ since, from: entry.from, to: entry.to }).map((phase) => ({
    ...phase,
    percentage: percentages[phase.payer],
  }));
}
