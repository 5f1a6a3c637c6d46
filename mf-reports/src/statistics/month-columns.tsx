import { AMOUNTS, type Amount, byAmount, totalOf } from '@paga/contract/reports/amounts';
import type { Statistics, StatisticsRow } from '@paga/contract/reports/statistics';
import { Money, missing, monthTitle, type SimpleColumn, useKit } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Opens } from '#frame/opens.tsx';

/** The columns of a year by months; a month that was not calculated stands back. */
export function useMonthColumns(
  amounts: readonly Amount[],
  opens: (month: number) => string,
): SimpleColumn<StatisticsRow>[] {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  return [
    {
      key: 'month',
      title: t('frame.column.month'),
      render: (row) => (
        <Quiet when={!row.calculated}>
          <Opens to={row.calculated ? opens(row.month.monthId) : undefined} byTab>
            {monthTitle(row.month.monthId, undefined, language)}
          </Opens>
        </Quiet>
      ),
    },
    ...amounts.map((amount) => ({
      key: amount,
      title: t(`frame.column.${amount}`),
      align: 'right' as const,
      render: (row: StatisticsRow) => (
        <Quiet when={!row.calculated}>{row[amount] === 0 ? missing : <Money value={row[amount]} />}</Quiet>
      ),
    })),
  ];
}

function Quiet({ when, children }: { when: boolean; children: ReactNode }): ReactNode {
  return when ? <span className="paga-hint">{children}</span> : children;
}

/** The row of totals of a year. */
export function useMonthTotals(statistics: Statistics, opens: string | undefined): Record<string, ReactNode> {
  const { t } = useTranslation('reports');
  const sums = byAmount(AMOUNTS, (amount) => (
    <Opens key={amount} to={opens} byTab>
      <Money value={statistics[totalOf(amount)]} />
    </Opens>
  ));
  return { month: t('frame.total'), ...sums };
}
