/** Today in Kosovo, as a civil date. */
export function today(): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Belgrade' });
}
