import { type ComparedRow, ComparisonCause } from '@paga/contract/payroll';
import { Card, Figure, Money, type SimpleColumn, SimpleTable } from '@paga/kit';
import { sumCents, toCents, toEuro } from '@paga/payroll';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriodName } from '#month/period/period-name.ts';
import { monthBefore, type Period } from '#month/period/use-period.ts';
import { causeName } from './cause-name.ts';

type CauseTotal = { cause: ComparisonCause; people: number; amount: number };

/** What each cause is worth over all employees, in euro; causes of nobody are left out. */
function totalsOf(rows: readonly ComparedRow[]): CauseTotal[] {
  return ComparisonCause.options
    .map((cause) => {
      const amounts = rows.flatMap((row) =>
        row.causes.filter((one) => one.cause === cause).map(({ amount }) => toCents(amount)),
      );
      return { cause, people: amounts.length, amount: toEuro(sumCents(amounts)) };
    })
    .filter(({ people }) => people > 0);
}

/** Why the month's net differs from last month's: every cause over all employees, and their sum. */
export function CauseTotals({
  rows,
  period,
}: {
  rows: readonly ComparedRow[];
  period: Period;
}): ReactElement | null {
  const { t } = useTranslation('payroll');
  const before = usePeriodName(monthBefore(period));
  const totals = useMemo(() => totalsOf(rows), [rows]);
  if (totals.length === 0) return null;
  const columns: SimpleColumn<CauseTotal>[] = [
    { key: 'cause', title: t('review.column.cause'), render: (row) => causeName(row, t) },
    {
      key: 'people',
      title: t('review.column.people'),
      align: 'right',
      render: (row) => <Figure value={row.people} />,
    },
    {
      key: 'amount',
      title: t('review.column.amount'),
      align: 'right',
      render: (row) => <Money value={row.amount} signed />,
    },
  ];
  const sum = toEuro(sumCents(rows.map((row) => toCents(row.difference))));
  return (
    <Card title={t('review.why', { month: before })} flush>
      <SimpleTable
        label={t('review.why', { month: before })}
        rows={totals}
        columns={columns}
        rowKey={(row) => row.cause}
        totals={{ cause: t('review.sum'), people: '', amount: <Money value={sum} signed /> }}
      />
    </Card>
  );
}
