import { query } from '@paga/client';
import { type EndOfEmployment, type EndReason, previewEndOfEmployment } from '@paga/contract/employees';
import { todayInKosovo } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';

/** What the page asks for; `leaveDays` only of one person: null pays all that is left. */
export type EndValues = {
  lastDay: string | null;
  reason: EndReason;
  noticeOn: string | null;
  settleLines: boolean;
  leaveDays: number | null;
};

/** Today, and the reason that is given most. */
export const firstValues = (): EndValues => ({
  ...{ lastDay: todayInKosovo(), reason: 'resignation', noticeOn: todayInKosovo() },
  ...{ settleLines: false, leaveDays: null },
});

/** What is sent for these people, `versions` as the preview showed them; null until both days are there. */
export function endOf(
  tenantId: number,
  { lastDay, noticeOn, reason, settleLines, leaveDays }: EndValues,
  people: readonly { employeeId: number; version: number }[],
): EndOfEmployment | null {
  if (!lastDay || !noticeOn || Number.isNaN(leaveDays)) return null;
  const one = people.length === 1 ? leaveDays : null;
  return {
    ...{ tenantId, lastDay, noticeOn, reason, settleLines },
    people: people.map(({ employeeId, version }) => ({ employeeId, version, leaveDays: one })),
  };
}

/** What the end in the form does, worked out by the server as the command does it; of before while the days are typed. */
export function useEndPreview(ids: readonly number[], values: EndValues) {
  const { id: tenantId } = useCompany();
  const asked = useDeferredValue(values);
  const body = useMemo(
    () =>
      endOf(
        tenantId,
        asked,
        ids.map((employeeId) => ({ employeeId, version: 0 })),
      ),
    [tenantId, asked, ids],
  );
  const none = { tenantId, lastDay: '', noticeOn: '', reason: asked.reason, settleLines: false, people: [] };
  return useQuery({
    ...query(previewEndOfEmployment, { body: body ?? none }),
    enabled: body !== null && ids.length > 0,
    placeholderData: keepPreviousData,
    meta: { silent: true },
    retry: false,
  });
}
