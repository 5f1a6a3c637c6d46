import type { AuditEntry } from '@paga/contract/audit';

/** What people do all day without changing anything, or again and again: many of them say no more than one. */
const ROUTINE = new Set([
  'choose',
  'codeAccepted',
  'codeSent',
  'generate',
  'passkeyAccepted',
  'read',
  'readAll',
  'refresh',
  'signIn',
  'signOut',
  'stepUp',
  'ticket',
]);

/** A line of the list: an entry, with the same ones of the day that are folded into it, itself the newest. */
export type AuditRow = AuditEntry & { folded: readonly AuditEntry[] };

const keyOf = ({ user, company, page, type, date, sentence, changes }: AuditEntry) =>
  JSON.stringify([user, company, page, type, date, sentence?.en ?? changes]);

/** Routine lines that say the same of one person on one day become one line in the place of the newest; everything else stands by itself. */
export function foldRoutine(entries: readonly AuditEntry[]): AuditRow[] {
  const rows: AuditRow[] = [];
  const foldedOf = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const key = ROUTINE.has(entry.type) ? keyOf(entry) : undefined;
    const known = key === undefined ? undefined : foldedOf.get(key);
    if (known) {
      known.push(entry);
      continue;
    }
    const folded = [entry];
    if (key !== undefined) foldedOf.set(key, folded);
    rows.push({ ...entry, folded });
  }
  return rows;
}
