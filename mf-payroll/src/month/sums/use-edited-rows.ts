import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { salaryInputsOf } from '#month/month-cache.ts';
import type { Period } from '#month/period/use-period.ts';
import type { QueueState } from '#month/queue/edit-queue.ts';
import { sourcesOf } from '#month/rows/computed-row.ts';
import { shownRows } from '#month/rows/shown-rows.ts';
import { useMonthRows } from '#month/use-month-rows.ts';

/** The rows of a month as the server has them, and as the engine of the browser shows them with what is not saved yet. */
export function useEditedRows(period: Period, closed: boolean | undefined, pending: QueueState['pending']) {
  const company = useCompany();
  // Read here, not handed down: the render that lets go of a confirmed edit has the server's row already, no figure falls back in between.
  const { rows, whole } = useMonthRows(period);
  const inputs = useQuery({
    ...salaryInputsOf({ query: { ...period, userId: company.id } }),
    enabled: whole,
    meta: { silent: true },
  });
  const sources = useMemo(() => sourcesOf(inputs.data), [inputs.data]);
  // A closed month shows what was closed, whatever was typed meanwhile.
  const shown = useMemo(
    () => (closed ? rows : rows && shownRows(rows, pending, sources)),
    [rows, pending, sources, closed],
  );
  return { rows, shown, whole, inputs, sources };
}
