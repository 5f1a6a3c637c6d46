import { call } from '@paga/client';
import { type MonthTask, type MonthTaskName, markTask, takeTaskBack } from '@paga/contract/filing';
import { type ClosedVersion, type ClosingTask, takeMarkBack } from '@paga/contract/payroll';
import { Button, todayInKosovo, useToast } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { useRefreshFiling } from '../calls/use-filing.ts';
import { markOf, useMarkLabel } from './mark-of-task.ts';
import { TaskDoneModal } from './task-done.modal.tsx';

type TaskMarksProps = { task: MonthTask; closing: ClosedVersion; period: Period };

/** Notes that a task is done, that the company does not need it, or takes such a note back. */
export function TaskMarks({ task, closing, period }: TaskMarksProps): ReactElement {
  const { t } = useTranslation('payroll');
  const [marking, setMarking] = useState(false);
  const { note, takeBack } = useNotes(task.task, closing);
  const mark = markOf(task.task);
  const mayMark = [useMayCall('markClosing'), useMayCall('markTask')][mark ? 0 : 1];
  const mayTakeBack = [useMayCall('takeMarkBack'), useMayCall('takeTaskBack')][mark ? 0 : 1];
  const name = t(`filing.task.${task.task}.title`);
  const label = useMarkLabel(task.task);
  const begin = useNextTask(task.state, marking);
  return (
    <>
      {task.state === 'open' && mayMark && (
        <Button
          className={MARK}
          aria-label={`${label}: ${name}`}
          onClick={() => {
            begin();
            setMarking(true);
          }}
        >
          {label}
        </Button>
      )}
      {task.state === 'open' && mayMark && !mark && !task.amount && (
        <Button
          variant="quiet"
          size="small"
          className="filing-undo"
          aria-label={t('filing.notNeededOf', { name })}
          loading={note.isPending}
          onClick={() => {
            begin();
            note.mutate();
          }}
        >
          {t('filing.notNeeded')}
        </Button>
      )}
      {task.done && mayTakeBack && (
        <Button
          variant="quiet"
          size="small"
          className="filing-undo"
          aria-label={t('filing.takeBackOf', { name })}
          loading={takeBack.isPending}
          onClick={() => takeBack.mutate()}
        >
          {t('filing.takeBack')}
        </Button>
      )}
      {marking && (
        <TaskDoneModal task={task} closing={closing} period={period} onClose={() => setMarking(false)} />
      )}
    </>
  );
}

const MARK = 'filing-mark';

/** Once a task is noted here, and its window is gone, the focus goes on to the next one that is open. Gives what says that it is being noted. */
function useNextTask(state: MonthTask['state'], isOpen: boolean): () => void {
  const isNoted = useRef(false);
  useEffect(() => {
    if (!isNoted.current || isOpen || state === 'open') return;
    isNoted.current = false;
    const timer = setTimeout(() => document.querySelector<HTMLElement>(`.${MARK}`)?.focus());
    return () => clearTimeout(timer);
  }, [state, isOpen]);
  return () => {
    isNoted.current = true;
  };
}

function useNotes(task: MonthTaskName, closing: ClosedVersion) {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshFiling();
  const mark = markOf(task);
  const params = { versionId: closing.id };
  const after = {
    onError: (error: Error) => toast.error(errorText(error)),
    onSettled: refresh,
    meta: { silent: true },
  };
  const note = useMutation({
    mutationFn: () =>
      call(markTask, {
        params,
        body: { task: task as ClosingTask, outcome: 'notNeeded', on: todayInKosovo() },
      }),
    ...after,
  });
  const takeBack = useMutation({
    mutationFn: (): Promise<unknown> =>
      mark
        ? call(takeMarkBack, { params: { ...params, mark } })
        : call(takeTaskBack, { params: { ...params, task: task as ClosingTask } }),
    ...after,
    onSuccess: () => toast.success(t('closed.mark.removed')),
  });
  return { note, takeBack };
}
