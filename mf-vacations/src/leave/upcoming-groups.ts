import type { BookedLeave } from '@paga/contract/leave';
import { addDays } from '@paga/payroll';

/** Leave that runs on a day, leave that starts after it, and how many of those start within 30 days. */
type UpcomingGroups = { away: BookedLeave[]; next: BookedLeave[]; next30: number };

/** Splits leave that has not ended by a day; keeps the order. */
export function upcomingGroups(vacations: readonly BookedLeave[], day: string): UpcomingGroups {
  const soon = addDays(day, 30);
  const next = vacations.filter((vacation) => vacation.from > day);
  return {
    away: vacations.filter((vacation) => vacation.from <= day),
    next,
    next30: next.filter((vacation) => vacation.from <= soon).length,
  };
}

/** Whether a name holds what was searched for, without regard to case and diacritics (`clirim` finds `Çlirim`). */
export function nameMatches(name: string, search: string): boolean {
  return folded(name).includes(folded(search));
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
