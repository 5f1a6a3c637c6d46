import type { MonthTask, MonthTaskName } from '@paga/contract/filing';
import type { ClosedVersion } from '@paga/contract/payroll';
import {
  Button,
  DateText,
  formatDateTime,
  IconButton,
  Money,
  Row,
  Stack,
  Tag,
  type Tone,
  todayInKosovo,
} from '@paga/kit';
import { sumCents, toCents, toEuro } from '@paga/payroll';
import { useMayCall } from '@paga/platform';
import { type ComponentType, type ReactElement, useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { JournalPart } from '#filing/ledger/journal-part.tsx';
import type { TaskPartProps } from '../calls/task-part.ts';
import { useTaskFile } from '../calls/use-task-file.ts';
import { useTaskNotes } from '../calls/use-task-notes.ts';
import { DeclarationPart } from '../declaration/declaration-part.tsx';
import { PaymentPart } from '../declaration/payment-part.tsx';
import { BankListsPart } from '../lists/bank-lists-part.tsx';
import { BookPart } from './book-part.tsx';
import { CertificatesPart } from './certificates-part.tsx';
import { ConfirmationFact, ConfirmationForm, confirmedTask } from './confirmation.tsx';
import { PayslipsPart } from './payslips-part.tsx';
import { SendPayslips } from './send-payslips.tsx';
import { TaskMarks } from './task-marks.tsx';

const PARTS: Record<MonthTaskName, ComponentType<TaskPartProps>> = {
  bankLists: BankListsPart,
  declaration: DeclarationPart,
  contributionPayment: PaymentPart,
  taxPayment: PaymentPart,
  payslips: PayslipsPart,
  book: BookPart,
  journal: JournalPart,
  certificates: CertificatesPart,
};

const TONES: Record<MonthTask['state'], Tone> = { open: 'warning', done: 'success', notNeeded: 'neutral' };

type TaskRowProps = TaskPartProps & { closing: ClosedVersion };

/** One thing to do, as a line: how it stands, its amount, its file, its mark, and more. Opened, it shows what it consists of; the address names the open one. */
export function TaskRow({ task, month, closing, period }: TaskRowProps): ReactElement {
  const { t } = useTranslation('payroll');
  const id = useId();
  const { isOpen, turn } = useOpenTask(task.task);
  const [isEditing, setEditing] = useState(false);
  const confirmed = isEditing ? confirmedTask(task) : undefined;
  const Part = PARTS[task.task];
  const name = t(`filing.task.${task.task}.title`);
  return (
    <section className="filing-row" aria-label={name}>
      <div className="filing-line">
        <TaskState task={task} />
        <div>
          <strong>{name}</strong>
          <TaskFacts {...{ task, closing }} onEdit={isEditing ? undefined : () => setEditing(true)} />
        </div>
        <div className="filing-amount">{task.amount !== null && <Money value={task.amount} currency />}</div>
        <div className="filing-file">
          <TaskFileButton task={task} period={period} onHindered={() => turn(true)} />
        </div>
        <div className="filing-act">
          <TaskMarks {...{ task, month, closing }} onMarked={() => setEditing(!task.confirmation)} />
        </div>
        <IconButton
          className="filing-more"
          icon={isOpen ? 'chevronUp' : 'chevronDown'}
          aria-expanded={isOpen}
          aria-controls={id}
          label={t(isOpen ? 'filing.closeOf' : 'filing.openOf', { name })}
          onClick={() => turn(!isOpen)}
        />
      </div>
      {confirmed && (
        <ConfirmationForm
          {...{ task: confirmed, closing, name, confirmation: task.confirmation }}
          onClose={() => setEditing(false)}
        />
      )}
      <div id={id} className="filing-part" hidden={!isOpen}>
        {isOpen && (
          <Stack>
            <Part task={task} month={month} period={period} />
            <NotNeeded {...{ task, closing }} />
          </Stack>
        )}
      </div>
    </section>
  );
}

/** The file of a task in one press; of the payslips the window that mails them. */
function TaskFileButton({
  task: { task, state },
  period,
  onHindered,
}: Omit<TaskPartProps, 'month'> & { onHindered: () => void }): ReactElement | null {
  const file = useTaskFile(task, period, onHindered);
  if (task === 'payslips') return state === 'done' ? null : <SendPayslips period={period} />;
  if (!file) return null;
  return (
    <Button icon="download" loading={file.isMaking} onClick={file.make}>
      {file.label}
    </Button>
  );
}

/** What no law asks for may be none of the company's business. */
function NotNeeded({ task, closing }: Pick<TaskRowProps, 'task' | 'closing'>): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { mark } = useTaskNotes(closing);
  const mayMark = useMayCall('markTasks');
  const isOwed = task.task === 'bankLists' || task.task === 'declaration' || task.amount;
  if (task.state !== 'open' || isOwed || !mayMark) return null;
  const name = t(`filing.task.${task.task}.title`);
  return (
    <Row>
      <Button
        size="small"
        aria-label={t('filing.notNeededOf', { name })}
        loading={mark.isPending}
        onClick={() => mark.mutate({ tasks: [task.task], outcome: 'notNeeded' })}
      >
        {t('filing.notNeeded')}
      </Button>
      <span className="paga-hint">{t('filing.notNeededHint')}</span>
    </Row>
  );
}

function useOpenTask(task: MonthTaskName): { isOpen: boolean; turn: (open: boolean) => void } {
  const [search, setSearch] = useSearchParams();
  const turn = (open: boolean) =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      if (open) next.set('task', task);
      else next.delete('task');
      return next;
    });
  return { isOpen: search.get('task') === task, turn };
}

function TaskState({ task: { state, deadline } }: { task: MonthTask }): ReactElement {
  const { t } = useTranslation('payroll');
  const isLate = state === 'open' && deadline !== null && deadline < todayInKosovo();
  return (
    <div className="filing-state">
      <Tag tone={isLate ? 'danger' : TONES[state]}>{t(`filing.state.${isLate ? 'late' : state}`)}</Tag>
    </div>
  );
}

type TaskFactsProps = {
  task: MonthTask;
  closing: ClosedVersion;
  /** Opens the form of its confirmation; left out while that is open. */
  onEdit: (() => void) | undefined;
};

function TaskFacts({ task, closing, onEdit }: TaskFactsProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { state, deadline, problems, done } = task;
  return (
    <Row gap={[2, 8]} className="paga-small">
      {deadline !== null && !done && (
        <span className="paga-hint">
          <Trans t={t} i18nKey="filing.deadline" components={{ day: <DateText value={deadline} /> }} />
        </span>
      )}
      {problems > 0 && state === 'open' && (
        <Tag tone="warning">{t('filing.problems', { count: problems })}</Tag>
      )}
      {done && (
        <span className="paga-hint" title={t('filing.noted', { at: formatDateTime(done.at) })}>
          <Trans
            t={t}
            i18nKey={`filing.done.${state === 'notNeeded' ? 'notNeeded' : 'done'}`}
            values={{ name: done.by ?? t('closed.somebody') }}
            components={{ day: <DateText value={done.on} /> }}
          />
        </span>
      )}
      <PaidOtherwise task={task} />
      {onEdit && <ConfirmationFact {...{ task, closing, onEdit }} />}
      {!done && state === 'done' && task.task === 'payslips' && (
        <span className="paga-hint">{t('filing.allMailed')}</span>
      )}
    </Row>
  );
}

/** Of the net: what the lists of the bank hold, and what is paid otherwise. Nothing where the lists hold all of it. */
function PaidOtherwise({ task: { task, amount, files } }: { task: MonthTask }): ReactElement | null {
  const { t } = useTranslation('payroll');
  if (task !== 'bankLists' || amount === null || files.length === 0) return null;
  const inLists = sumCents(files.map((file) => toCents(file.amount ?? 0)));
  const otherwise = toCents(amount) - inLists;
  if (otherwise === 0) return null;
  return (
    <span className="paga-hint">
      {t('filing.lists.inLists')} <Money value={toEuro(inLists)} />, {t('filing.lists.otherwiseSum')}{' '}
      <Money value={toEuro(otherwise)} />
    </span>
  );
}
