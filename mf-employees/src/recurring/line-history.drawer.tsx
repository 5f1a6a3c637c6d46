import { query } from '@paga/client';
import { getRecurringLineHistory, type LineHistory, type RecurringLine } from '@paga/contract/employees';
import {
  Drawer,
  ErrorState,
  formatDate,
  formatDateTime,
  formatMoney,
  monthTitle,
  type SimpleColumn,
  SimpleTable,
  SkeletonTable,
  Stack,
  Tag,
  useKit,
} from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { askedText } from './line-table.tsx';

type LineHistoryDrawerProps = { line: RecurringLine; onClose: () => void };

/** What a line asked for over time and by whom, and what each month took. */
export function LineHistoryDrawer({ line, onClose }: LineHistoryDrawerProps): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const history = useQuery({
    ...query(getRecurringLineHistory, { query: { id: line.id } }),
    meta: { silent: true },
  });
  return (
    <Drawer open title={t('recurring.history.title', { name: line.name })} onClose={onClose} width={520}>
      {history.isError ? (
        <ErrorState
          title={t('recurring.failed')}
          detail={errorText(history.error)}
          onRetry={() => history.refetch()}
        />
      ) : history.data ? (
        <History line={line} history={history.data} />
      ) : (
        <SkeletonTable rows={4} columns={3} />
      )}
    </Drawer>
  );
}

function History({ line, history }: { line: RecurringLine; history: LineHistory }): ReactNode {
  const { t } = useTranslation('employees');
  const rates: SimpleColumn<LineHistory['rates'][number]>[] = [
    { key: 'from', title: t('recurring.history.from'), render: ({ from }) => formatDate(from) },
    {
      key: 'asked',
      title: t('recurring.column.asked'),
      render: (rate) => askedText({ ...rate, field: line.field }, t),
    },
    {
      key: 'by',
      title: t('recurring.history.by'),
      render: ({ by, at }) => `${by ?? t('employee.history.nobody')}, ${formatDateTime(at)}`,
    },
  ];
  return (
    <Stack>
      <Months line={line} months={history.months} />
      <SimpleTable
        label={t('recurring.history.rates')}
        showLabel
        rows={history.rates}
        columns={rates}
        rowKey={({ from, at }) => `${from} ${at}`}
      />
    </Stack>
  );
}

function Months({ line, months }: { line: RecurringLine; months: LineHistory['months'] }): ReactNode {
  const { t } = useTranslation('employees');
  const { language } = useKit();
  const columns: SimpleColumn<LineHistory['months'][number]>[] = [
    {
      key: 'month',
      title: t('recurring.history.month'),
      render: ({ month, year }) => monthTitle(month, year, language),
    },
    {
      key: 'taken',
      title: t('recurring.history.taken'),
      align: 'right',
      render: ({ taken, wanted }) =>
        taken === wanted
          ? formatMoney(taken)
          : t('recurring.history.of', { taken: formatMoney(taken), wanted: formatMoney(wanted) }),
    },
    {
      key: 'state',
      title: t('recurring.column.state'),
      render: ({ closed, typed }) => (
        <>
          <Tag tone={closed ? 'neutral' : 'info'}>
            {t(closed ? 'recurring.history.closed' : 'recurring.history.opened')}
          </Tag>{' '}
          {typed && <Tag tone="warning">{t('recurring.history.typed')}</Tag>}
        </>
      ),
    },
  ];
  return (
    <SimpleTable
      label={t('recurring.history.months')}
      showLabel
      rows={months}
      columns={columns}
      rowKey={({ year, month }) => `${year}-${month}`}
      empty={<p className="paga-hint">{t('recurring.history.none', { name: line.name })}</p>}
    />
  );
}
