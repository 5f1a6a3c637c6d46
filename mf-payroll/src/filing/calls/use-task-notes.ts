import { call } from '@paga/client';
import { changeTaskDay, type MonthTaskName, markTasks, takeTaskBack } from '@paga/contract/filing';
import type { ClosedVersion, TaskOutcome } from '@paga/contract/payroll';
import { todayInKosovo, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRefreshFiling } from './use-filing.ts';

type Marking = { tasks: MonthTaskName[]; outcome?: TaskOutcome; on?: string };

/** What is noted about the tasks of a closing. Whatever comes of it, the page is read again: somebody else may have been faster. */
export function useTaskNotes({ id: versionId }: ClosedVersion) {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshFiling();
  const after = {
    onError: (error: Error) => toast.error(errorText(error)),
    onSettled: refresh,
    meta: { silent: true },
  };
  const mark = useMutation({
    mutationFn: ({ tasks, outcome = 'done', on = todayInKosovo() }: Marking) =>
      call(markTasks, { params: { versionId }, body: { tasks, outcome, on } }),
    ...after,
    onSuccess: (_, { tasks: [first, ...others], outcome }: Marking) => {
      if (first === undefined || outcome === 'notNeeded') return;
      if (others.length > 0) return toast.success(t('filing.markedMany', { count: others.length + 1 }));
      const name = t(`filing.task.${first}.title`);
      toast.success(t('filing.marked', { name, deed: t(`filing.task.${first}.deed`) }));
    },
  });
  const takeBack = useMutation({
    mutationFn: (task: MonthTaskName) => call(takeTaskBack, { params: { versionId, task }, query: {} }),
    ...after,
    onSuccess: () => toast.success(t('closed.mark.removed')),
  });
  const changeDay = (task: MonthTaskName, on: string): Promise<unknown> =>
    call(changeTaskDay, { params: { versionId, task }, body: { on } });
  return { mark, takeBack, changeDay, refresh };
}
