import type { MonthTask, MonthTasks } from '@paga/contract/filing';
import type { ClosedVersion } from '@paga/contract/payroll';
import { Button, Row } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DoneOnModal } from '#closing/done-on.modal.tsx';
import { TakeTaskBackModal } from '#closing/take-task-back.modal.tsx';
import { useTaskNotes } from '../calls/use-task-notes.ts';
import { askedBefore } from './asked-before.ts';
import { useMarkLabel } from './mark-of-task.ts';
import { MarkQuestion } from './mark-question.modal.tsx';

type TaskMarksProps = {
  task: MonthTask;
  month: MonthTasks;
  closing: ClosedVersion;
  /** Called when it was noted here. */
  onMarked: () => void;
};

/** The mark of a task: one press takes today; noted, its day can be changed and the note be undone. */
export function TaskMarks(props: TaskMarksProps): ReactElement | null {
  const { task } = props;
  const mayMark = useMayCall('markTasks');
  // Held here, as the button that marks is gone before the page is read again.
  const notes = useTaskNotes(props.closing);
  if (task.state === 'open') return mayMark ? <Mark {...props} notes={notes} /> : null;
  return task.done && mayMark ? <Marked {...props} notes={notes} /> : null;
}

type NotesProps = TaskMarksProps & { notes: ReturnType<typeof useTaskNotes> };

function Mark({ task, month, onMarked, notes: { mark } }: NotesProps): ReactElement {
  const { t } = useTranslation('payroll');
  const [asking, setAsking] = useState(false);
  const label = useMarkLabel(task.task);
  const name = t(`filing.task.${task.task}.title`);
  const asked = askedBefore(task, month.payslips);
  const note = () =>
    mark.mutate(
      { tasks: [task.task] },
      {
        onSuccess: () => {
          onMarked();
          focusNext();
        },
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        className={MARK}
        icon="check"
        aria-label={`${label}: ${name}`}
        loading={mark.isPending && !asking}
        onClick={() => (asked ? setAsking(true) : note())}
      >
        {label}
      </Button>
      {asking && asked && (
        <MarkQuestion
          {...{ task, asked }}
          loading={mark.isPending}
          onConfirm={note}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Marked({ task, closing, notes }: NotesProps): ReactElement {
  const { t } = useTranslation('payroll');
  const [open, setOpen] = useState<'day' | 'takeBack'>();
  const { takeBack, changeDay, refresh } = notes;
  const name = t(`filing.task.${task.task}.title`);
  const close = () => setOpen(undefined);
  return (
    <Row gap={[0, 4]} className="filing-marked">
      {task.state === 'done' && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('filing.changeDayOf', { name })}
          onClick={() => setOpen('day')}
        >
          {t('filing.changeDay')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-label={t('filing.takeBackOf', { name })}
        loading={takeBack.isPending}
        onClick={() => (task.confirmation ? setOpen('takeBack') : takeBack.mutate(task.task))}
      >
        {t('filing.takeBack')}
      </Button>
      {open === 'day' && (
        <DoneOnModal
          title={name}
          submitText={t('filing.changeDaySave')}
          label={t(`filing.task.${task.task}.day`)}
          hint={t('filing.dayHint')}
          day={task.done?.on}
          done={t('filing.dayChanged', { name })}
          note={(on) => changeDay(task.task, on)}
          refresh={refresh}
          onClose={close}
        />
      )}
      {open === 'takeBack' && (
        <TakeTaskBackModal
          title={t('filing.takeBackOf', { name })}
          {...{ closing, task }}
          refresh={refresh}
          onClose={close}
        />
      )}
    </Row>
  );
}

const MARK = 'filing-mark';

/** Once a task is noted here, and its window is gone, the focus goes on to the next one that is open. */
const focusNext = () => void setTimeout(() => document.querySelector<HTMLElement>(`.${MARK}`)?.focus());
