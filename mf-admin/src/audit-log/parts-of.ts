import type { AuditEntry } from '@paga/contract/audit';

type Changes = AuditEntry['changes'];

const HIDDEN = '***';

/** A month of an older line, which had it in two fields: `10.2026`. */
function monthOf(changes: Changes): Changes {
  const [year, month] = ['year', 'month'].map((name) => changes.find(({ field }) => field === name)?.new);
  if (typeof year !== 'number' || typeof month !== 'number') return [];
  const named = `${String(month).padStart(2, '0')}.${year}`;
  return [{ field: 'month', old: named, new: named }];
}

/** What a line is about (a value that stayed as it was: the name of the employee), and what it changed. */
export function partsOf({ changes }: AuditEntry): { about: Changes; changed: Changes } {
  const stayed = ({ old, new: fresh }: Changes[number]) => old === fresh && old !== HIDDEN;
  const month = monthOf(changes);
  const rest = month.length === 0 ? changes : changes.filter(({ field }) => !/^(year|month)$/.test(field));
  return { about: [...rest.filter(stayed), ...month], changed: rest.filter((change) => !stayed(change)) };
}
