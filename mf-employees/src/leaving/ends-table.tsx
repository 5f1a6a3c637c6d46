import type { EndPreview } from '@paga/contract/employees';
import { Card, formatNumber, Money, missing, type SimpleColumn, SimpleTable, Tag } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NamedRow } from '#guided/named-row.tsx';
import { useRefusalText } from './use-refusal-text.ts';

/** The same of several people: a line each, and what all of them cost. */
export function EndsTable({ ends }: { ends: readonly EndPreview[] }): ReactNode {
  const { t } = useTranslation('employees');
  const sum = (of: (end: EndPreview) => number) =>
    ends.reduce((total, end) => total + Math.round(of(end) * 100), 0) / 100;
  const amount = (
    key: 'leavePay' | 'gross' | 'net',
    of: (end: EndPreview) => number,
  ): SimpleColumn<EndPreview> => ({
    key,
    title: t(`leaving.table.${key}`),
    align: 'right',
    render: (end) => (end.salary ? <Money value={of(end)} /> : missing),
  });
  const leavePay = (end: EndPreview) => end.leave.amount;
  const gross = (end: EndPreview) => end.salary?.totalBrutto ?? 0;
  const net = (end: EndPreview) => end.salary?.netto ?? 0;
  const columns: SimpleColumn<EndPreview>[] = [
    { key: 'name', title: t('leaving.table.name'), render: (end) => <Named end={end} /> },
    {
      key: 'days',
      title: t('leaving.table.days'),
      align: 'right',
      render: ({ leave }) => formatNumber(leave.paid),
    },
    amount('leavePay', leavePay),
    amount('gross', gross),
    amount('net', net),
  ];
  const totals = {
    name: t('leaving.table.total'),
    leavePay: <Money value={sum(leavePay)} />,
    gross: <Money value={sum(gross)} />,
    net: <Money value={sum(net)} />,
  };
  return (
    <Card title={t('leaving.preview.title')} flush>
      <SimpleTable
        label={t('leaving.table.label')}
        rows={ends}
        columns={columns}
        rowKey={({ employeeId }) => employeeId}
        totals={totals}
        stacks
      />
    </Card>
  );
}

function Named({ end: { name, refusal, notice, lines } }: { end: EndPreview }): ReactNode {
  const { t } = useTranslation('employees');
  const refusalText = useRefusalText();
  const owes = lines.some(({ owed }) => owed !== null && owed > 0);
  return (
    <NamedRow name={name} refusal={refusal && refusalText(refusal)}>
      {!refusal && notice.short > 0 && (
        <Tag tone="warning">{t('leaving.table.short', { count: notice.short })}</Tag>
      )}
      {owes && <Tag tone="warning">{t('leaving.table.owes')}</Tag>}
    </NamedRow>
  );
}
