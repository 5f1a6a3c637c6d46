/** Whether a month is closed. The wire counts a closed one 1 and leaves an open one null; a month not read yet counts as open. */
export function isClosed(month: { closed: 1 | null } | undefined): boolean {
  return month?.closed === 1;
}
