import type { MonthTasks } from '@paga/contract/filing';
import type { ClosedVersion } from '@paga/contract/payroll';
import { Alert, Button, EmptyState, ErrorState, formatDate, Progress, SkeletonTable, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { CrossFootingCard } from '#filing/ledger/cross-footing.card.tsx';
import { StaleNotice } from '#month/frame/unread.tsx';
import { usePeriodName } from '#month/period/period-name.ts';
import { placeOf } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';
import { useMonthTasks } from '../calls/use-filing.ts';
import { CorrectionsCard } from '../corrections/corrections.card.tsx';
import { HandedOutList } from '../corrections/handed-out-list.tsx';
import { MonthReceipt } from './month-receipt.tsx';
import { TaskRow } from './task-row.tsx';

/** The tasks of a closed month, how far they are, its papers side by side, and what an earlier closing leaves to be corrected. */
export function MonthTaskList({ period }: { period: Period }): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const tasks = useMonthTasks(period);
  const month = usePeriodName(period);
  if (tasks.isPending) return <SkeletonTable rows={7} columns={4} />;
  if (tasks.isLoadingError)
    return <ErrorState detail={errorText(tasks.error)} onRetry={() => tasks.refetch()} />;
  const { closing } = tasks.data;
  if (!closing)
    return (
      <Stack>
        {tasks.data.handedOut.length > 0 && (
          <Alert tone="warning" title={t('filing.open.handedOut')}>
            <HandedOutList handedOut={tasks.data.handedOut} />
          </Alert>
        )}
        <EmptyState
          title={t('filing.open.title')}
          hint={t('filing.open.hint')}
          action={
            <Button variant="primary" onClick={() => navigate(placeOf('calculations', period))}>
              {t('filing.open.button', { month })}
            </Button>
          }
        />
        <AllCorrections />
      </Stack>
    );
  return (
    <Stack>
      <StaleNotice of={[tasks]} />
      {tasks.data.isDone ? (
        <MonthReceipt period={period} />
      ) : (
        <DoneSoFar tasks={tasks.data} closing={closing} />
      )}
      {tasks.data.corrections > 0 && <CorrectionsCard period={period} handedOut={tasks.data.handedOut} />}
      <div className="paga-card filing-list">
        {tasks.data.tasks.map((task) => (
          <TaskRow key={task.task} task={task} month={tasks.data} closing={closing} period={period} />
        ))}
      </div>
      <CrossFootingCard period={period} />
      <AllCorrections />
    </Stack>
  );
}

function AllCorrections(): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <p>
      <Link to="/calculations/corrections">{t('filing.corrections.all')}</Link>
    </p>
  );
}

type DoneSoFarProps = { tasks: MonthTasks; closing: ClosedVersion };

function DoneSoFar({ tasks: { tasks }, closing }: DoneSoFarProps): ReactElement {
  const { t } = useTranslation('payroll');
  const required = tasks.filter(({ isRequired }) => isRequired);
  const done = required.filter(({ state }) => state !== 'open').length;
  return (
    <Alert title={t('filing.soFar', { done, total: required.length })}>
      <Progress
        label={t('filing.progress', { day: formatDate(closing.closedAt) })}
        value={done}
        total={required.length}
      />
    </Alert>
  );
}
