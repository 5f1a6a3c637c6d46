import type { MonthTask } from '@paga/contract/filing';
import { ConfirmModal } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedBefore } from './asked-before.ts';
import { AskedLine } from './asked-line.tsx';
import { useMarkLabel } from './mark-of-task.ts';

type MarkQuestionProps = {
  task: MonthTask;
  asked: AskedBefore;
  loading: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
};

/** Asks once more before a task is noted of which something stands open. */
export function MarkQuestion({ task, asked, loading, onConfirm, onClose }: MarkQuestionProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <ConfirmModal
      open
      title={t(`filing.task.${task.task}.title`)}
      confirmText={useMarkLabel(task.task)}
      loading={loading}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <AskedLine asked={asked} />
      </p>
    </ConfirmModal>
  );
}
