import type { MonthTask, MonthTaskName } from '@paga/contract/filing';
import type { ClosedVersion } from '@paga/contract/payroll';
import { Button, Card, DateText, Money, Tag, type Tone, todayInKosovo } from '@paga/kit';
import { type ComponentType, type ReactElement, useId } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { TaskPartProps } from '../calls/task-part.ts';
import { DeclarationPart } from '../declaration/declaration-part.tsx';
import { PaymentPart } from '../declaration/payment-part.tsx';
import { JournalPart } from '../ledger/journal-part.tsx';
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

type TaskCardProps = TaskPartProps & { closing: ClosedVersion; isNext: boolean };

/** One thing to do: its amount, its deadline, its files, and "done" by whom and when. Opened, it shows what it consists of; the address names the open one. */
export function TaskCard({ task, month, closing, period, isNext }: TaskCardProps): ReactElement {
  const { t } = useTranslation('payroll');
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get('task') === task.task;
  const toggle = () =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      if (isOpen) next.delete('task');
      else next.set('task', task.task);
      return next;
    });
  const Part = PARTS[task.task];
  const name = t(`filing.task.${task.task}.title`);
  return (
    <section aria-label={name}>
      <Card
        title={name}
        extra={
          <Button
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t(isOpen ? 'filing.closeOf' : 'filing.openOf', { name })}
            onClick={toggle}
          >
            {t(isOpen ? 'filing.close' : 'filing.details')}
          </Button>
        }
      >
        <div className="filing-task">
          <TaskFacts task={task} />
          <TaskMarks task={task} closing={closing} period={period} isNext={isNext} />
        </div>
        <div id={id} hidden={!isOpen}>
          {isOpen && <Part task={task} month={month} period={period} />}
        </div>
      </Card>
    </section>
  );
}

function TaskFacts({
  task: { task, state, amount, deadline, problems, done },
}: {
  task: MonthTask;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const isLate = state === 'open' && deadline !== null && deadline < todayInKosovo();
  return (
    <div className="filing-facts">
      <Tag tone={isLate ? 'danger' : TONES[state]}>{t(`filing.state.${isLate ? 'late' : state}`)}</Tag>
      {amount !== null && <Money value={amount} />}
      {deadline !== null && (
        <span className="paga-hint">
          <Trans t={t} i18nKey="filing.deadline" components={{ day: <DateText value={deadline} /> }} />
        </span>
      )}
      {problems > 0 && state === 'open' && (
        <Tag tone="warning">{t('filing.problems', { count: problems })}</Tag>
      )}
      {done && (
        <span>
          <Trans
            t={t}
            i18nKey={`filing.done.${state === 'notNeeded' ? 'notNeeded' : 'done'}`}
            values={{ name: done.by ?? t('closed.somebody') }}
            components={{ day: <DateText value={done.on} />, at: <DateText value={done.at} time /> }}
          />
        </span>
      )}
      {!done && state === 'done' && task === 'payslips' && <span>{t('filing.allMailed')}</span>}
    </div>
  );
}
