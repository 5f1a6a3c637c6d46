import type { RaisePreview } from '@paga/contract/employees';
import {
  Card,
  formatDate,
  formatMoney,
  Money,
  missing,
  type SimpleColumn,
  SimpleTable,
  Stack,
  Tag,
} from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NamedRow } from '#guided/named-row.tsx';
import { more } from './month-sums.ts';
import { MonthsTable } from './months-table.tsx';
import { useRaiseText } from './use-raise-text.ts';

const MORE = ['gross', 'netto', 'cost'] as const;

/** The same of several people: a line each with what a whole month comes to more, the sums below, and the months. */
export function RaisesTable({
  raises,
  typed,
}: {
  raises: readonly RaisePreview[];
  typed: boolean;
}): ReactNode {
  const { t } = useTranslation('employees');
  const { payText } = useRaiseText();
  const pay = (key: 'oldPay' | 'newPay'): SimpleColumn<RaisePreview> => ({
    key,
    title: t(`raise.table.${key}`),
    align: 'right',
    render: (raise) => {
      if (raise.refusal && key === 'newPay') return missing;
      return raise.unit === 'hour' ? payText(raise, raise[key]) : <Money value={raise[key]} />;
    },
  });
  const columns: SimpleColumn<RaisePreview>[] = [
    { key: 'name', title: t('raise.table.name'), render: (raise) => <Named raise={raise} typed={typed} /> },
    pay('oldPay'),
    pay('newPay'),
    ...MORE.map(
      (key): SimpleColumn<RaisePreview> => ({
        key,
        title: t(`raise.table.${key}`),
        align: 'right',
        render: (raise) => <Money value={more(raise, key)} />,
      }),
    ),
  ];
  const sum = (key: (typeof MORE)[number]) =>
    raises.reduce((total, raise) => total + Math.round((more(raise, key) ?? 0) * 100), 0) / 100;
  return (
    <Stack>
      <Card title={t('raise.preview.title')} flush>
        <SimpleTable
          label={t('raise.table.label')}
          rows={raises}
          columns={columns}
          rowKey={({ employeeId }) => employeeId}
          totals={{
            name: t('raise.table.total'),
            ...Object.fromEntries(MORE.map((key) => [key, <Money key={key} value={sum(key)} />])),
          }}
          stacks
        />
      </Card>
      {raises.some(({ refusal }) => !refusal) && (
        <Card title={t('raise.months.title')} flush>
          <MonthsTable raises={raises} />
        </Card>
      )}
    </Stack>
  );
}

function Named({ raise, typed }: { raise: RaisePreview; typed: boolean }): ReactNode {
  const { t } = useTranslation('employees');
  const { refusalText } = useRaiseText();
  const { name, refusal, minimum, until, oldPay, newPay } = raise;
  return (
    <NamedRow name={name} refusal={refusal && (typed || refusal.code !== 'same') && refusalText(refusal)}>
      {minimum !== null && (
        <Tag tone="warning">{t('raise.table.minimum', { amount: formatMoney(minimum) })}</Tag>
      )}
      {newPay < oldPay && <Tag tone="warning">{t('raise.table.lower')}</Tag>}
      {until && <Tag tone="warning">{t('raise.table.until', { day: formatDate(until) })}</Tag>}
    </NamedRow>
  );
}
