import { query } from '@paga/client';
import { type LeaveReason, type LeaveTypeId, previewVacation } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { afterCountedSpan } from '@paga/contract/spans';
import { useCompany } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** What a form of leave holds while it is filled in. */
export type LeaveValues = {
  employeeId: number;
  type: LeaveTypeId;
  from: string;
  to: string;
  reason?: LeaveReason | null | undefined;
  /** What was answered when a maternity leave follows another after a gap. */
  birth?: 'same' | 'new' | undefined;
  giveBackAnnual: boolean;
  /** Of company leave: all for whom it is. */
  employeeIds?: number[];
};

/** The reason as it is sent: of special leave only, whatever was chosen before the type. */
export function sentReason({ type, reason }: Partial<Pick<LeaveValues, 'type' | 'reason'>>): {
  reason?: LeaveReason;
} {
  return reason && type === LeaveType.special ? { reason } : {};
}

/** Whether a date is chosen, and one that leave may have. */
export const isTaken = (date: string | null | undefined): date is string =>
  !!date && date >= '2000-01-01' && date <= '2199-12-31';

/** What the leave in the form would cost, counted by the server as the booking counts; nothing until person, type and both dates are there,
 * or while they lie further apart than days are counted for. */
export function useLeavePreview(
  { employeeId, type, from, to, reason, birth }: Partial<LeaveValues>,
  vacationId?: number,
) {
  const { id: tenantId } = useCompany();
  const asked =
    employeeId !== undefined &&
    type !== undefined &&
    isTaken(from) &&
    isTaken(to) &&
    to < afterCountedSpan(from)
      ? { employeeId, type, from, to }
      : null;
  const input = {
    tenantId,
    employeeId: 0,
    type: 0 as const,
    from: '',
    to: '',
    ...asked,
    ...sentReason({ type, reason }),
    ...(birth === 'new' && { newBirth: 'true' }),
    ...(vacationId !== undefined && { vacationId }),
  };
  const preview = useQuery({
    ...query(previewVacation, { query: input }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return asked === null ? undefined : preview.data;
}
