import type { Verification, VerifyDifference } from '@paga/contract/payroll';
import { Alert, Money, type SimpleColumn, SimpleTable } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Differences that are named; more of them is one damage, not many. */
const NAMED = 20;
const euro = (value: number | null) => (value === null ? '–' : <Money value={value} />);

/** The name of a stored figure is that of the table of the month where it has one. */
const columnOf: Record<
  string,
  'initialBrutto' | 'extraHours' | 'extras' | 'totalBrutto' | 'tax' | 'prime' | 'stops' | 'netto' | 'taxableSalary'
> = {
  grossPay: 'initialBrutto',
  hoursPay: 'extraHours',
  additions: 'extras',
  totalBrutto: 'totalBrutto',
  taxable: 'taxableSalary',
  tax: 'tax',
  prime: 'prime',
  deductions: 'stops',
  netto: 'netto',
};

function Differences({ differences }: { differences: readonly VerifyDifference[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const columns: SimpleColumn<VerifyDifference>[] = [
    { key: 'name', title: t('calculations.column.name'), render: ({ name }) => name },
    { key: 'kind', title: t('closed.column.kind'), render: ({ kind }) => t(`closed.kind.${kind}`) },
    {
      key: 'figure',
      title: t('review.column.figure'),
      render: ({ figure }) => {
        const column = columnOf[figure];
        return column ? t(`calculations.column.${column}`) : t('closed.part', { figure });
      },
    },
    { key: 'closed', title: t('closed.column.closed'), align: 'right', render: ({ closed }) => euro(closed) },
    { key: 'found', title: t('closed.column.found'), align: 'right', render: ({ found }) => euro(found) },
  ];
  return (
    <SimpleTable
      label={t('closed.differences')}
      rows={differences.slice(0, NAMED)}
      columns={columns}
      rowKey={({ employeeId, kind, figure }) => `${employeeId}-${kind}-${figure}`}
    />
  );
}

/** What verifying found: "120 of 120 identical", or employee and cent. */
export function VerifyAnswer({ verification }: { verification: Verification }): ReactElement {
  const { t } = useTranslation('payroll');
  const { total, identical, hashHolds, differences } = verification;
  const sound = identical === total && hashHolds && differences.length === 0;
  return (
    <Alert tone={sound ? 'success' : 'danger'} title={t('closed.identical', { identical, total })}>
      {t(hashHolds ? 'closed.hashHolds' : 'closed.hashBroken')}
      {differences.length > 0 && <Differences differences={differences} />}
    </Alert>
  );
}
