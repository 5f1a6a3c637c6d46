import type { AuthorityDifference, DeclaredDifference, MonthCorrection } from '@paga/contract/filing';
import { Alert, type Column, DateText, Money, Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ChangeTable, useAmountColumns, useNameColumn } from './change-table.tsx';

type MonthDifferencesProps = {
  month: MonthCorrection;
  /** Added to the names of the tables where several months stand on one page. */
  of?: string;
};

/** What of a month is different from what was paid and declared of it, per person and per authority. */
export function MonthDifferences({ month, of }: MonthDifferencesProps): ReactElement {
  const { paid, declared, authorities, canBeCorrected, correctableUntil } = month;
  const { t } = useTranslation('payroll');
  const named = (table: 'paid' | 'declared' | 'authorities') =>
    [t(`filing.corrections.${table}`), ...(of ? [of] : [])].join(': ');
  return (
    <Stack>
      {!canBeCorrected && (
        <Alert tone="warning">
          <Trans
            t={t}
            i18nKey="filing.corrections.tooLate"
            components={{ day: <DateText value={correctableUntil} /> }}
          />
        </Alert>
      )}
      {paid.length > 0 && <PaidDifferences label={named('paid')} month={month} />}
      {declared.length > 0 && <DeclaredDifferences label={named('declared')} declared={declared} />}
      {authorities.length > 0 && (
        <AuthorityDifferences label={named('authorities')} authorities={authorities} />
      )}
    </Stack>
  );
}

type Named<Facts> = Facts & { label: string };

function PaidDifferences({
  label,
  month: { paid, paidTotal },
}: Named<{ month: MonthCorrection }>): ReactElement {
  const { t } = useTranslation('payroll');
  const columns = [useNameColumn<(typeof paid)[number]>(), ...useAmountColumns<(typeof paid)[number]>()];
  return (
    <ChangeTable
      label={label}
      rows={paid}
      rowKey={({ employeeId }) => employeeId}
      columns={columns}
      totals={{ name: t('filing.journal.sum'), difference: <Money value={paidTotal} signed /> }}
    />
  );
}

function DeclaredDifferences({
  label,
  declared,
}: Named<{ declared: readonly DeclaredDifference[] }>): ReactElement {
  const { t } = useTranslation('payroll');
  const [before, now, difference] = useAmountColumns<DeclaredDifference>();
  const columns: (Column<DeclaredDifference> | undefined)[] = [
    useNameColumn<DeclaredDifference>(),
    {
      ...{ key: 'figure', title: t('filing.cross.figure'), width: 200 },
      render: ({ figure }) => t(`filing.corrections.figure.${figure}`),
    },
    before && { ...before, render: (row, at) => row.beforeText ?? before.render(row, at) },
    now && { ...now, render: (row, at) => row.nowText ?? now.render(row, at) },
    difference,
  ];
  return (
    <ChangeTable
      label={label}
      rows={declared}
      rowKey={({ employeeId, figure }) => `${employeeId}-${figure}`}
      columns={columns.filter((column) => column !== undefined)}
    />
  );
}

function AuthorityDifferences({
  label,
  authorities,
}: Named<{ authorities: readonly AuthorityDifference[] }>): ReactElement {
  const columns = [useKindColumn<AuthorityDifference>(), ...useAmountColumns<AuthorityDifference>()];
  return <ChangeTable label={label} rows={authorities} rowKey={({ kind }) => kind} columns={columns} />;
}

/** What is paid to the tax administration. */
export function useKindColumn<Row extends { kind: 'contribution' | 'tax' }>(): Column<Row> {
  const { t } = useTranslation('payroll');
  return {
    ...{ key: 'kind', title: t('filing.payment.kind'), width: 220 },
    render: ({ kind }) => t(`filing.payment.kinds.${kind}`),
  };
}
