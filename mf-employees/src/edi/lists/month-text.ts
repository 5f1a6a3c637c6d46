/** Months as people read them: `2026-08, 2026-09` is `08.2026, 09.2026`. */
export function monthsText(months: string): string {
  return months.replace(/(\d{4})-(\d{2})/g, '$2.$1');
}
