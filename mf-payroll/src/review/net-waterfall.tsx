import { type ComparedRow, ComparisonCause } from '@paga/contract/payroll';
import { Card, Money, monthTitle, useKit, WaterfallChart } from '@paga/kit';
import { sumCents, toCents, toEuro } from '@paga/payroll';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriodName } from '#month/period/period-name.ts';
import { monthBefore, type Period } from '#month/period/use-period.ts';
import { causeName } from './cause-name.ts';

type CauseTotal = { cause: ComparisonCause; people: number; amount: number };

/** What each cause is worth over all employees, in euro; causes of nobody are left out. */
function totalsOf(rows: readonly ComparedRow[]): CauseTotal[] {
  return (
    ComparisonCause.options
      .map((cause) => {
        const amounts = rows.flatMap((row) =>
          row.causes.filter((one) => one.cause === cause).map(({ amount }) => toCents(amount)),
        );
        return { cause, people: amounts.length, amount: toEuro(sumCents(amounts)) };
      })
      // Cents of rounding that cancel each other out say nothing.
      .filter(({ cause, people, amount }) => people > 0 && (cause !== 'rounding' || amount !== 0))
  );
}

const netOf = (rows: readonly ComparedRow[], side: 'before' | 'after') =>
  toEuro(sumCents(rows.map((row) => toCents(row[side]?.netto ?? 0))));

type NetWaterfallProps = {
  rows: readonly ComparedRow[];
  period: Period;
  /** The cause whose people are shown. */
  cause: ComparisonCause | undefined;
  onCause: (next: ComparisonCause | undefined) => void;
};

/** From last month's net to this month's, cause by cause over all employees; a cause leads to the people it is about. */
export function NetWaterfall({ rows, period, cause, onCause }: NetWaterfallProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const before = usePeriodName(monthBefore(period));
  const netLabel = ({ month, year }: Period) =>
    t('review.netOf', { month: monthTitle(month, year, language) });
  const totals = useMemo(() => totalsOf(rows), [rows]);
  if (totals.length === 0) return null;
  const choose = (key: string) => {
    const chosen = ComparisonCause.parse(key);
    onCause(chosen === cause ? undefined : chosen);
  };
  const sum = toEuro(sumCents(rows.map(({ difference }) => toCents(difference))));
  return (
    <Card
      title={t('review.why', { month: before })}
      extra={
        <strong>
          <Money value={sum} signed />
        </strong>
      }
      flush
    >
      <WaterfallChart
        label={t('review.why', { month: before })}
        from={{ label: netLabel(monthBefore(period)), value: netOf(rows, 'before') }}
        steps={totals.map(({ cause: key, people, amount }) => ({
          key,
          label: causeName({ cause: key }, t),
          amount,
          note: t('review.people', { count: people }),
        }))}
        to={{ label: netLabel(period), value: netOf(rows, 'after') }}
        onChoose={choose}
        chosen={cause}
      />
    </Card>
  );
}
