import { type Language, monthName, weekdayName } from '@paga/kit';
import { parts, weekday } from '@paga/payroll';

/** A day as it is read out: `e premte, 6 nëntor 2026`. */
export function dayLabel(date: string, language: Language): string {
  const { year, month, day } = parts(date);
  return `${weekdayName(weekday(date), language)}, ${day} ${monthName(month, language)} ${year}`;
}
