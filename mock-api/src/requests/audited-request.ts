import { WIRE_LEAVE_TYPE } from '@paga/contract/leave';
import type { RecordPatch } from '#employees/public.ts';
import type { LeaveBase, LeavePatch } from '#leave/public.ts';
import type { QuestionPatch, request } from './table.ts';

type Row = Pick<typeof request.$inferSelect, 'kind' | 'patch' | 'base'>;

/** What was asked for, as the audit log keeps it; of a question the payslip it is about, and not its words. */
export function auditedRequest({ kind, patch, base }: Row): Record<string, unknown> {
  if (kind === 'question') {
    const { about } = patch as QuestionPatch;
    return about ? { payslip: `${String(about.month).padStart(2, '0')}.${about.year}` } : {};
  }
  if (kind !== 'leave') return { ...(patch as RecordPatch) };
  const { type, from, to, reason } = patch as LeavePatch;
  const { workingDays } = base as LeaveBase;
  return { type: WIRE_LEAVE_TYPE[type], from, to, ...(reason && { reason }), workingDays };
}
