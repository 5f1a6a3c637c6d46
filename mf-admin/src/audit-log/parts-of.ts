import type { AuditEntry } from '@paga/contract/audit';

type Changes = AuditEntry['changes'];

const HIDDEN = '***';

/** What a line is about (a value that stayed as it was: the name of the employee), and what it changed. */
export function partsOf({ changes }: AuditEntry): { about: Changes; changed: Changes } {
  const stayed = ({ old, new: fresh }: Changes[number]) => old === fresh && old !== HIDDEN;
  return { about: changes.filter(stayed), changed: changes.filter((change) => !stayed(change)) };
}
