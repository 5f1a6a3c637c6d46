/** The day a form offers for a change: the first of this month, or of the first month that is not closed. */
export function startDay(earliest: string | null, today = new Date()): string {
  const first = `${today.toLocaleDateString('sv-SE', { timeZone: 'Europe/Belgrade' }).slice(0, 7)}-01`;
  return earliest && earliest > first ? earliest : first;
}
