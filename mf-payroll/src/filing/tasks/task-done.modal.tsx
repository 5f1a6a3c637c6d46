import { call } from '@paga/client';
import { type MonthTask, markTask } from '@paga/contract/filing';
import { type ClosedVersion, type ClosingTask, markClosing } from '@paga/contract/payroll';
import { monthTitle, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DoneOnModal } from '#closing/done-on.modal.tsx';
import type { Period } from '#month/period/use-period.ts';
import { useRefreshFiling } from '../calls/use-filing.ts';
import { markOf, useMarkLabel } from './mark-of-task.ts';

type TaskDoneModalProps = { task: MonthTask; closing: ClosedVersion; period: Period; onClose: () => void };

/** Asks for the day on which a task was done. */
export function TaskDoneModal({
  task: { task, problems },
  closing,
  period,
  onClose,
}: TaskDoneModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const month = monthTitle(period.month, period.year, language);
  const name = t(`filing.task.${task}.title`);
  const params = { versionId: closing.id };
  const mark = markOf(task);
  return (
    <DoneOnModal
      title={t('filing.markTitle', { name, month })}
      submitText={useMarkLabel(task)}
      label={t(`filing.task.${task}.day`)}
      hint={t('filing.dayHint')}
      {...(problems > 0 && { warning: t('filing.markOpen', { count: problems }) })}
      done={t('filing.marked', { name, deed: t(`filing.task.${task}.deed`) })}
      note={(on): Promise<unknown> =>
        mark
          ? call(markClosing, { params, body: { mark, on } })
          : call(markTask, { params, body: { task: task as ClosingTask, outcome: 'done', on } })
      }
      refresh={useRefreshFiling()}
      onClose={onClose}
    />
  );
}
