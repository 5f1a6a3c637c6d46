import { todayInKosovo } from '@paga/kit';

/** The day a form offers for a change: the first of this month, or of the first month that is not closed. */
export function startDay(earliest: string | null, today = todayInKosovo()): string {
  const first = `${today.slice(0, 7)}-01`;
  return earliest && earliest > first ? earliest : first;
}
