import type { MonthTask, MonthTaskName, MonthTasks } from '@paga/contract/filing';
import type { ClosedVersion } from '@paga/contract/payroll';
import { Alert, Button, CheckBox, DatePicker, Modal, Stack, todayInKosovo } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusNextStep } from '#month/frame/focus-next-step.ts';
import { useTaskNotes } from '../calls/use-task-notes.ts';
import { askedBefore } from './asked-before.ts';
import { AskedLine } from './asked-line.tsx';

type SeveralModalProps = { month: MonthTasks; closing: ClosedVersion; onClose: () => void };

/** Notes several tasks at once: those that are open stand ticked with today, and what is asked of them stands with them. */
export function SeveralModal({ month, closing, onClose }: SeveralModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { mark } = useTaskNotes(closing);
  const open = month.tasks.filter(({ state }) => state === 'open');
  const required = open.filter(({ isRequired }) => isRequired).map(({ task }) => task);
  const [chosen, setChosen] = useState<readonly MonthTaskName[]>(required);
  const [on, setOn] = useState(todayInKosovo());
  const tasks = open.map(({ task }) => task).filter((task) => chosen.includes(task));
  const turn = (task: MonthTaskName, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, task] : chosen.filter((one) => one !== task));
  return (
    <Modal
      open
      title={t('filing.several.title')}
      onClose={onClose}
      footer={
        <div className="paga-actions">
          <Button onClick={onClose}>{t('filing.several.cancel')}</Button>
          <Button
            variant="primary"
            icon="check"
            disabled={tasks.length === 0 || !on}
            loading={mark.isPending}
            onClick={() => mark.mutate({ tasks, on }, { onSuccess: onClose, onSettled: focusNextStep })}
          >
            {t('filing.several.mark', { count: tasks.length })}
          </Button>
        </div>
      }
    >
      <Stack>
        <ul className="filing-several">
          {open.map((task) => (
            <li key={task.task}>
              <Line {...{ task, month, isChosen: chosen.includes(task.task) }} onTurn={turn} />
            </li>
          ))}
        </ul>
        <div className="filing-several-day">
          <label htmlFor="filing-several-on">{t('filing.several.day')}</label>
          <DatePicker
            id="filing-several-on"
            value={on}
            onChange={(day) => setOn(day ?? '')}
            max={todayInKosovo()}
          />
        </div>
      </Stack>
    </Modal>
  );
}

type LineProps = {
  task: MonthTask;
  month: MonthTasks;
  isChosen: boolean;
  onTurn: (task: MonthTaskName, isChosen: boolean) => void;
};

function Line({ task, month, isChosen, onTurn }: LineProps): ReactElement {
  const { t } = useTranslation('payroll');
  const asked = askedBefore(task, month.payslips);
  return (
    <>
      <CheckBox checked={isChosen} onChange={(next) => onTurn(task.task, next)}>
        {t(`filing.task.${task.task}.title`)}
      </CheckBox>
      {isChosen && asked && (
        <Alert tone="warning">
          <AskedLine asked={asked} />
        </Alert>
      )}
    </>
  );
}
