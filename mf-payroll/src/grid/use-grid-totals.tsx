import { formatNumber, type Key, Money } from '@paga/kit';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FillSum, fillSums } from '#edits/fill-sums.ts';
import { SumButton, SumDrawer } from '#explain/sum-drawer.tsx';
import { useExplainer } from '#explain/use-explainer.ts';
import { type EditField, isHours } from '#month/rows/edit-fields.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { amountOf, type MoneyColumn, moneyColumns, sumRows } from '#month/sums/sum-rows.ts';
import type { MonthSums } from '#month/sums/use-month-sums.ts';
import { explainedBy } from './salary-columns.tsx';

type Summed = {
  shown: readonly EditedRow[];
  selected: ReadonlySet<Key>;
  fill: boolean;
  sums: MonthSums | undefined;
};

/** Columns that mean the same in both views; what else is filled in was typed and needs no explanation. */
const computed: readonly string[] = ['initialBrutto', 'totalBrutto', 'netto'];

/**
 * Sums of the selected rows that are shown; of all shown when none of them is selected. `sums`: those of the month, while not all rows are there.
 * A computed sum of rows that are there is opened by a click; `drawer` is what stands open.
 */
export function useGridTotals({ shown, selected, fill, sums }: Summed): {
  totals: Record<string, ReactNode>;
  drawer: ReactNode;
} {
  const { t } = useTranslation('payroll');
  const explain = useExplainer();
  const [opened, setOpened] = useState<MoneyColumn>();
  const chosen = useMemo(
    () => (selected.size > 0 ? shown.filter((row) => selected.has(row.id)) : []),
    [shown, selected],
  );
  const of = chosen.length > 0 ? 'selected' : 'shown';
  const summed = of === 'selected' ? chosen : shown;
  const totals = useMemo(() => {
    const ofMonth = of === 'selected' ? undefined : sums;
    const ofRows = (): Partial<Record<MoneyColumn | FillSum, number>> =>
      fill ? fillSums(summed) : sumRows(summed);
    const columns = ofMonth
      ? Object.fromEntries(moneyColumns.map((column) => [column, ofMonth.columns[column]]))
      : ofRows();
    const cell = (key: string, value: number) => {
      if (isHours(key as EditField)) return formatNumber(value);
      const opens = !ofMonth && (!fill || computed.includes(key));
      return opens ? (
        <SumButton key={key} inGrid value={value} onOpen={() => setOpened(key as MoneyColumn)} />
      ) : (
        <Money value={value} />
      );
    };
    const cells = Object.entries(columns).map(([key, value]) => [key, cell(key, value)]);
    return {
      name: t(`calculations.total.${of}`, { count: ofMonth?.count ?? summed.length }),
      ...Object.fromEntries(cells),
    };
  }, [summed, of, fill, sums, t]);
  if (!opened) return { totals, drawer: null };
  const step = explainedBy[opened];
  const sum = {
    what: explain.name(step),
    of,
    value: (row: EditedRow) => amountOf(row, opened),
    steps: [step],
  } as const;
  return { totals, drawer: <SumDrawer sum={sum} rows={summed} onClose={() => setOpened(undefined)} /> };
}
