import { Money, monthTitle, type SimpleColumn, SimpleTable, useKit } from '@paga/kit';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Measure, type TrendMonth, totalOf } from './twelve-months.ts';

const COLUMNS = [
  { key: 'brutto', title: 'hub.trend.column.gross' },
  { key: 'personalContribute', title: 'hub.trend.column.employeeContribution' },
  { key: 'employerContribute', title: 'hub.trend.column.employerContribution' },
  { key: 'tax', title: 'hub.trend.column.tax' },
  { key: 'netto', title: 'hub.trend.column.net' },
  { key: 'companyCost', title: 'hub.trend.column.companyCost' },
] as const satisfies readonly { key: Measure; title: string }[];

/** The months in figures, with their totals. */
export function MonthTable({ months }: { months: readonly TrendMonth[] }): ReactElement {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  const columns = useMemo(() => {
    const named: SimpleColumn<TrendMonth> = {
      key: 'month',
      title: t('hub.trend.column.month'),
      render: ({ month, year }) => monthTitle(month.monthId, year, language),
    };
    const amounts = COLUMNS.map(
      ({ key, title }): SimpleColumn<TrendMonth> => ({
        key,
        title: t(title),
        align: 'right',
        render: (row) => <Money value={row[key]} />,
      }),
    );
    return [named, ...amounts];
  }, [t, language]);
  const totals = Object.fromEntries(
    COLUMNS.map(({ key }) => [key, <Money key={key} value={totalOf(months, key)} />]),
  );
  return (
    <SimpleTable
      label={t('hub.trend.table')}
      rows={months}
      columns={columns}
      rowKey={({ year, month }) => `${year}-${month.monthId}`}
      totals={{ month: t('hub.trend.total'), ...totals }}
    />
  );
}
