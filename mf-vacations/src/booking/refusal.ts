import { isApiError } from '@paga/client';
import type { PreviewRefusal } from '@paga/contract/leave';

/** The field a refused booking is about. */
const FIELD: Record<PreviewRefusal, 'employeeId' | 'type' | 'reason' | 'from' | 'to'> = {
  endBeforeStart: 'to',
  outsideContract: 'from',
  noWorkingDays: 'to',
  tooLong: 'to',
  beyondBalance: 'to',
  beyondEvent: 'to',
  typeNotAllowed: 'type',
  reasonNotAllowed: 'reason',
  draftEmployee: 'employeeId',
  noLeaveSettings: 'type',
  exists: 'from',
  periodClosed: 'from',
};

const REASONS = Object.keys(FIELD) as PreviewRefusal[];
const asReason = (text: string | undefined): PreviewRefusal | undefined =>
  REASONS.find((reason) => reason === text);

/** What a refusal is about, and why as far as the server says: an edit says it in its fields, a booking in its answer. */
export function refusalOf(error: unknown): { path: string; reason: PreviewRefusal | undefined } | null {
  if (!isApiError(error)) return null;
  const { code } = error;
  if (code === 'VACATION_EXISTS') return { path: FIELD.exists, reason: 'exists' };
  if (code === 'PERIOD_CLOSED') return { path: FIELD.periodClosed, reason: 'periodClosed' };
  // Longer than the server counts days for at all.
  const tooLong = error.fields.find((field) => field.path === 'to' && field.code === 'tooLong');
  if (code === 'VALIDATION_FAILED' && tooLong) return { path: FIELD.tooLong, reason: 'tooLong' };
  if (code !== 'VACATION_CANNOT_APPLY' && code !== 'VACATION_CANNOT_SAVE') return null;
  const reason = asReason(error.fields[0]?.code) ?? asReason(error.message);
  return { path: reason ? FIELD[reason] : code === 'VACATION_CANNOT_APPLY' ? 'to' : 'type', reason };
}
