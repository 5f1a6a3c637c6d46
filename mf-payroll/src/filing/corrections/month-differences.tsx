import type { AuthorityDifference, DeclaredDifference, MonthCorrection } from '@paga/contract/filing';
import { Alert, type Column, DateText, Money, Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { ChangeTable, useAmountColumns, useNameColumn } from './change-table.tsx';

/** What of a month is different from what was paid and declared of it, per person and per authority. */
export function MonthDifferences({ month }: { month: MonthCorrection }): ReactElement {
  const { paid, declared, authorities, canBeCorrected, correctableUntil } = month;
  const { t } = useTranslation('payroll');
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
      {paid.length > 0 && <PaidDifferences month={month} />}
      {declared.length > 0 && <DeclaredDifferences declared={declared} />}
      {authorities.length > 0 && <AuthorityDifferences authorities={authorities} />}
    </Stack>
  );
}

function PaidDifferences({ month: { paid, paidTotal } }: { month: MonthCorrection }): ReactElement {
  const { t } = useTranslation('payroll');
  const columns = [useNameColumn<(typeof paid)[number]>(), ...useAmountColumns<(typeof paid)[number]>()];
  return (
    <ChangeTable
      label={t('filing.corrections.paid')}
      rows={paid}
      rowKey={({ employeeId }) => employeeId}
      columns={columns}
      totals={{ name: t('filing.journal.sum'), difference: <Money value={paidTotal} signed /> }}
    />
  );
}

function DeclaredDifferences({ declared }: { declared: readonly DeclaredDifference[] }): ReactElement {
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
      label={t('filing.corrections.declared')}
      rows={declared}
      rowKey={({ employeeId, figure }) => `${employeeId}-${figure}`}
      columns={columns.filter((column) => column !== undefined)}
    />
  );
}

function AuthorityDifferences({
  authorities,
}: {
  authorities: readonly AuthorityDifference[];
}): ReactElement {
  const { t } = useTranslation('payroll');
  const columns = [useKindColumn<AuthorityDifference>(), ...useAmountColumns<AuthorityDifference>()];
  return (
    <ChangeTable
      label={t('filing.corrections.authorities')}
      rows={authorities}
      rowKey={({ kind }) => kind}
      columns={columns}
    />
  );
}

/** What is paid to the tax administration. */
export function useKindColumn<Row extends { kind: 'contribution' | 'tax' }>(): Column<Row> {
  const { t } = useTranslation('payroll');
  return {
    ...{ key: 'kind', title: t('filing.payment.kind'), width: 220 },
    render: ({ kind }) => t(`filing.payment.kinds.${kind}`),
  };
}
