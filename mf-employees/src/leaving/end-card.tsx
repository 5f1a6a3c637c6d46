import { type Employee, type SavedEnd, undoEndOfEmployment } from '@paga/contract/employees';
import { Alert, Button, Card, DetailList, formatDate, formatNumber, Money, Stack } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useChange } from '#guided/use-change.ts';
import { EndDocuments } from './end-documents.tsx';
import { END_SHOWN } from './end-shown.ts';
import { useEnd } from './use-end.ts';

/** On the profile of who leaves: how the employment ends, its documents, and the way back while its months are open. */
export function EndCard({ employee }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  const end = useEnd(employee);
  const { undo, problem } = useUndo(employee.id);
  if (!end) return null;
  return (
    <Card title={t('leaving.card.title')} extra={end.mayUndo && <UndoButton onUndo={undo} />}>
      <Stack>
        {problem && <Alert tone="danger">{problem}</Alert>}
        <Facts end={end} />
        <EndDocuments ids={[employee.id]} />
      </Stack>
    </Card>
  );
}

function UndoButton({ onUndo }: { onUndo: () => unknown }): ReactNode {
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
  const { id: tenantId } = useCompany();
  const { run, problem } = useChange({
    endpoint: undoEndOfEmployment,
    touches: END_SHOWN,
    doneText: () => t('leaving.card.undone'),
  });
  return { undo: () => run({ body: { tenantId, employeeId } }), problem };
}
