import { query } from '@paga/client';
import { type Employee, getRecurringLines, LineOrder } from '@paga/contract/employees';
import { Button, Card, ErrorState, SkeletonTable, Stack } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteLineModal } from './delete-line.modal.tsx';
import { EndLineModal } from './end-line.modal.tsx';
import { LineModal } from './line.modal.tsx';
import { LineHistoryDrawer } from './line-history.drawer.tsx';
import { LineTable, type OpenLine } from './line-table.tsx';
import { useOpenMonth } from './use-open-month.ts';

/** Deductions and extras of an employee that come again each month. */
export function RecurringPart({ employee }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const [open, setOpen] = useState<OpenLine | null>(null);
  const mayEdit = useMayCall('changeRecurringLine');
  const firstMonth = useOpenMonth();
  const lines = useQuery({
    ...query(getRecurringLines, { query: { employeeId: employee.id } }),
    meta: { silent: true },
  });
  if (lines.isError)
    return (
      <ErrorState
        title={t('recurring.failed')}
        detail={errorText(lines.error)}
        onRetry={() => lines.refetch()}
      />
    );
  if (!lines.data) return <SkeletonTable rows={3} columns={4} />;
  const order = Math.min(LineOrder.max, Math.max(0, ...lines.data.map((line) => line.order)) + 1);
  const add = mayEdit && (
    <Button icon="plus" onClick={() => setOpen({ what: 'new', order })}>
      {t('recurring.add')}
    </Button>
  );
  return (
    <Stack>
      <Card title={t('recurring.title')} extra={add}>
        {lines.data.length === 0 ? (
          <p className="paga-hint">{t('recurring.noneHint')}</p>
        ) : (
          <Stack gap={8}>
            <p className="paga-hint">{t('recurring.hint')}</p>
            <LineTable lines={lines.data} mayEdit={mayEdit} onOpen={setOpen} />
          </Stack>
        )}
      </Card>
      <OpenWindow employee={employee} open={open} firstMonth={firstMonth} onClose={() => setOpen(null)} />
    </Stack>
  );
}

type OpenWindowProps = {
  employee: Employee;
  open: OpenLine | null;
  firstMonth: string | undefined;
  onClose: () => void;
};

function OpenWindow({ open, firstMonth, ...shared }: OpenWindowProps): ReactNode {
  if (firstMonth === undefined) return null;
  switch (open?.what) {
    case 'new':
      return <LineModal {...shared} line={null} order={open.order} firstMonth={firstMonth} />;
    case 'edit':
      return <LineModal {...shared} line={open.line} order={open.line.order} firstMonth={firstMonth} />;
    case 'end':
      return <EndLineModal line={open.line} onClose={shared.onClose} />;
    case 'delete':
      return <DeleteLineModal line={open.line} onClose={shared.onClose} />;
    case 'history':
      return <LineHistoryDrawer line={open.line} onClose={shared.onClose} />;
    default:
      return null;
  }
}
