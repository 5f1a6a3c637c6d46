import { formatNumber, type Key, Money } from '@paga/kit';
import { toCents, toEuro } from '@paga/payroll';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { inputSums } from '#edits/input-sums.ts';
import { SumButton, SumDrawer } from '#explain/sum-drawer.tsx';
import { useExplainer } from '#explain/use-explainer.ts';
import { Change } from '#month/frame/change.tsx';
import { type EditField, isHours } from '#month/rows/edit-fields.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import { type LeftSince, leftSince } from '#month/sums/left-since.ts';
import { amountOf, type MoneyColumn, moneyColumns, sumRows } from '#month/sums/sum-rows.ts';
import type { MonthSums } from '#month/sums/use-month-sums.ts';
import { changeOf, explainedBy, keyOf, type NetBefore } from './columns/salary-columns.tsx';

type Summed = {
  all: readonly EditedRow[];
  shown: readonly EditedRow[];
  selected: ReadonlySet<Key>;
  sums: MonthSums | undefined;
  netBefore: NetBefore | undefined;
};

/** Sums, whose they are, and what stands open of them; `left`: those of last month that the sum of the changes counts too. */
type GridTotals = { totals: Record<string, ReactNode>; drawer: ReactNode; left: LeftSince | undefined };

/** The change of the net of these rows altogether, and of those who left; of rows that have no last month nothing is counted. */
const changeOfAll = (rows: readonly EditedRow[], netBefore: NetBefore, left: LeftSince | undefined) =>
  toEuro(
    rows.reduce((cents, row) => cents + toCents(changeOf(row, netBefore) ?? 0), toCents(left?.change ?? 0)),
  );

/** Sums of what was typed into these rows: it needs no explanation. */
function typedCells(rows: readonly EditedRow[]): Record<string, ReactNode> {
  const cells = Object.entries(inputSums(rows)).map(([key, value]) => [
    key,
    isHours(key as EditField) ? formatNumber(value) : <Money value={value} />,
  ]);
  return Object.fromEntries(cells);
}

/**
 * Sums of the selected rows that are shown; of all shown when none of them is selected. `sums`: those of the month, while not all rows are there.
 * A computed sum of rows that are there is opened by a click, and by a link to it (`?sum=tax`); `drawer` is what stands open.
 */
export function useGridTotals({ all, shown, selected, sums, netBefore }: Summed): GridTotals {
  const { t } = useTranslation('payroll');
  const explain = useExplainer();
  const [search] = useSearchParams();
  const [opened, setOpened] = useState(() => moneyColumns.find((column) => column === search.get('sum')));
  const chosen = useMemo(
    () => (selected.size > 0 ? shown.filter((row) => selected.has(row.id)) : []),
    [shown, selected],
  );
  const of = chosen.length > 0 ? 'selected' : 'shown';
  const summed = of === 'selected' ? chosen : shown;
  // Of a part of the rows only those are meant.
  const isWhole = of === 'shown' && shown.length === all.length;
  const left = useMemo(
    () => (isWhole && netBefore ? leftSince(all, netBefore) : undefined),
    [isWhole, all, netBefore],
  );
  const totals = useMemo(() => {
    const ofMonth = of === 'selected' ? undefined : sums;
    const amounts = ofMonth?.columns ?? sumRows(summed);
    const cell = (column: MoneyColumn) =>
      ofMonth ? (
        <Money value={amounts[column]} />
      ) : (
        <SumButton key={column} inGrid value={amounts[column]} onOpen={() => setOpened(column)} />
      );
    return {
      ...(!ofMonth && typedCells(summed)),
      ...Object.fromEntries(moneyColumns.map((column) => [keyOf(column), cell(column)])),
      ...(!ofMonth && netBefore && { change: <Change value={changeOfAll(summed, netBefore, left)} /> }),
      name: t(`calculations.total.${of}`, { count: ofMonth?.count ?? summed.length }),
    };
  }, [summed, of, sums, netBefore, left, t]);
  if (!opened) return { totals, left, drawer: null };
  const step = explainedBy[opened];
  const sum = {
    what: explain.name(step),
    of,
    value: (row: EditedRow) => amountOf(row, opened),
    steps: [step],
  } as const;
  return { totals, left, drawer: <SumDrawer sum={sum} rows={summed} onClose={() => setOpened(undefined)} /> };
}
