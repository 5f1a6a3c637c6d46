import type { AuditEntry } from '@paga/contract/audit';
import { stayedAsItWas } from '@paga/contract/audit-value';

type Changes = AuditEntry['changes'];

/** A month of an older line, which had it in two fields: `10.2026`. */
function monthOf(changes: Changes): Changes {
  const [year, month] = ['year', 'month'].map((name) => changes.find(({ field }) => field === name)?.new);
  if (typeof year !== 'number' || typeof month !== 'number') return [];
  const named = `${String(month).padStart(2, '0')}.${year}`;
  return [{ field: 'month', old: named, new: named }];
}

/** What a line is about (a value that stayed as it was: the name of the employee), and what it changed. */
export function partsOf({ changes }: AuditEntry): { about: Changes; changed: Changes } {
  const month = monthOf(changes);
  const rest = month.length === 0 ? changes : changes.filter(({ field }) => !/^(year|month)$/.test(field));
  return {
    about: [...rest.filter(stayedAsItWas), ...month],
    changed: rest.filter((change) => !stayedAsItWas(change)),
  };
}
