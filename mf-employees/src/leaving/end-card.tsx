import { mutation } from '@paga/client';
import { type Employee, type SavedEnd, undoEndOfEmployment } from '@paga/contract/employees';
import { Alert, Button, Card, DetailList, formatDate, formatNumber, Money, Stack, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EndDocuments } from './end-documents.tsx';
import { useEnd } from './use-end.ts';
import { useRefreshEnds } from './use-refresh-ends.ts';

/** On the profile of who leaves: how the employment ends, its documents, and the way back while its months are open. */
export function EndCard({ employee }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  const end = useEnd(employee);
  const undo = useUndo(employee.id);
  if (!end) return null;
  return (
    <Card title={t('leaving.card.title')} extra={end.mayUndo && <UndoButton onUndo={undo.run} />}>
      <Stack>
        {undo.problem && <Alert tone="danger">{undo.problem}</Alert>}
        <Facts end={end} />
        <EndDocuments ids={[employee.id]} />
      </Stack>
    </Card>
  );
}

function UndoButton({ onUndo }: { onUndo: () => Promise<void> }): ReactNode {
  const { t } = useTranslation('employees');
  return useMayCall('undoEndOfEmployment') ? (
    <Button icon="undo" size="small" onClick={onUndo}>
      {t('leaving.card.undo')}
    </Button>
  ) : null;
}

function Facts({ end }: { end: SavedEnd }): ReactNode {
  const { t } = useTranslation('employees');
  const { lastDay, reason, noticeOn, noticeDays, leaveDays, leavePay } = end;
  const month = { month: Number(lastDay.slice(5, 7)), year: lastDay.slice(0, 4) };
  return (
    <DetailList
      columns={3}
      items={[
        {
          key: 'lastDay',
          label: t('leaving.lastDay'),
          value: formatDate(lastDay),
          hint: (
            <Link to={`/calculations?month=${month.month}&year=${month.year}`}>
              {t('leaving.card.month')}
            </Link>
          ),
        },
        {
          key: 'reason',
          label: t('leaving.reasonLabel'),
          value: t(`leaving.reason.${reason}`),
          hint: t('leaving.card.notice', { day: formatDate(noticeOn), days: noticeDays }),
        },
        {
          key: 'leave',
          label: t('leaving.card.leave'),
          value: <Money value={leavePay} currency />,
          hint: t('leaving.card.days', { days: formatNumber(leaveDays) }),
        },
      ]}
    />
  );
}

function useUndo(employeeId: number) {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const toast = useToast();
  const refresh = useRefreshEnds();
  const { id: tenantId } = useCompany();
  const { mutateAsync, error } = useMutation({ ...mutation(undoEndOfEmployment), meta: { silent: true } });
  const run = async (): Promise<void> => {
    const isDone = await mutateAsync({ body: { tenantId, employeeId } }).then(
      () => true,
      () => false,
    );
    await refresh();
    if (isDone) toast.success(t('leaving.card.undone'));
  };
  return { run, problem: error ? errorText(error) : null };
}
