import { query } from '@paga/client';
import { previewVacation, type VacationTypeId } from '@paga/contract/leave';
import { useCompany } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** What a form of leave holds while it is filled in. */
export type LeaveValues = {
  employeeId: number;
  type: VacationTypeId;
  from: string;
  to: string;
  giveBackAnnual: boolean;
};

const isTaken = (date: string | null | undefined): date is string =>
  !!date && date >= '2000-01-01' && date <= '2199-12-31';

/** What the leave in the form would cost, counted by the server as the booking counts; nothing until person, type and both dates are there. */
export function useLeavePreview({ employeeId, type, from, to }: Partial<LeaveValues>, vacationId?: number) {
  const { id: tenantId } = useCompany();
  const asked =
    employeeId !== undefined && type !== undefined && isTaken(from) && isTaken(to)
      ? { employeeId, type, from, to }
      : null;
  const input = {
    tenantId,
    employeeId: 0,
    type: 0 as const,
    from: '',
    to: '',
    ...asked,
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
