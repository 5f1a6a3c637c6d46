import type { MonthTask, MonthTaskName } from '@paga/contract/filing';
import type { ClosedVersion } from '@paga/contract/payroll';
import { Button, DateText, formatDateTime, Money, Row, Tag, type Tone, todayInKosovo } from '@paga/kit';
import { sumCents, toCents, toEuro } from '@paga/payroll';
import { type ComponentType, type ReactElement, useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { JournalPart } from '#filing/ledger/journal-part.tsx';
import type { TaskPartProps } from '../calls/task-part.ts';
import { useTaskFile } from '../calls/use-task-file.ts';
import { DeclarationPart } from '../declaration/declaration-part.tsx';
import { PaymentPart } from '../declaration/payment-part.tsx';
import { BankListsPart } from '../lists/bank-lists-part.tsx';
import { BookPart } from './book-part.tsx';
import { CertificatesPart } from './certificates-part.tsx';
import { PayslipsPart } from './payslips-part.tsx';
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

type TaskRowProps = TaskPartProps & {
  closing: ClosedVersion;
  /** The first task that is open: its button stands out. */
  isNext: boolean;
};

/** One thing to do, as a line: how it stands, its amount, its file, and "done". Opened, it shows what it consists of; the address names the open one. */
export function TaskRow({ task, month, closing, period, isNext }: TaskRowProps): ReactElement {
  const { t } = useTranslation('payroll');
  const id = useId();
  const { isOpen, turn } = useOpenTask(task.task);
  const Part = PARTS[task.task];
  const name = t(`filing.task.${task.task}.title`);
  const file = useTaskFile(task.task, period, () => turn(true));
  const own = isNext ? 'primary' : 'default';
  return (
    <section className="filing-row" aria-label={name}>
      <div className="filing-line">
        <TaskState task={task} />
        <div>
          <strong>{name}</strong>
          <TaskFacts task={task} />
        </div>
        <div className="filing-amount">{task.amount !== null && <Money value={task.amount} currency />}</div>
        <Row className="filing-acts">
          {file && (
            <Button variant={own} icon="download" loading={file.isMaking} onClick={file.make}>
              {file.label}
            </Button>
          )}
          <Button
            variant={file ? 'default' : own}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t(isOpen ? 'filing.closeOf' : 'filing.openOf', { name })}
            onClick={() => turn(!isOpen)}
          >
            {t(isOpen ? 'filing.close' : 'filing.details')}
          </Button>
          <TaskMarks task={task} closing={closing} period={period} />
        </Row>
      </div>
      <div id={id} className="filing-part" hidden={!isOpen}>
        {isOpen && <Part task={task} month={month} period={period} />}
      </div>
    </section>
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

function TaskFacts({ task }: { task: MonthTask }): ReactElement {
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
