import type { SalaryTotalsResult } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import { type Key, useTight } from '@paga/kit';
import { useMemo, useState } from 'react';
import { useSalaryEdits } from '#edits/use-salary-edits.ts';
import type { Period } from '#month/period/use-period.ts';
import { useMonthSums } from '#month/sums/use-month-sums.ts';
import { useRangeStore } from './sheet/range-line.tsx';
import { useTaking } from './sheet/use-taking.ts';
import { useCurrentRow } from './use-current-row.ts';
import { useGridColumns } from './use-grid-columns.ts';
import { useGridOpens } from './use-grid-opens.ts';
import { useGridRows } from './use-grid-rows.ts';
import { useGridTotals } from './use-grid-totals.tsx';
import { useNetBefore } from './use-net-before.ts';
import { useTargetCell } from './use-target-cell.ts';
import { useView } from './view/use-view.ts';

/** Columns that the panel says of its row: beside it what is typed needs their room. */
const inPanel: ReadonlySet<string> = new Set(['personalNumber', 'change']);

/** Everything the table of a month knows and does. `totals` undefined: not known yet whether the month is closed, for reading as long. */
export function useWorkbench(period: Period, totals: SalaryTotalsResult | undefined) {
  const editing = useSalaryEdits(period, totals && isClosed(totals));
  const taking = useTaking(editing);
  const range = useRangeStore();
  const sums = useMonthSums(period, editing.whole);
  const view = useView();
  const rows = useGridRows(period, editing, sums, view.filter);
  const { shown } = rows;
  const netBefore = useNetBefore(period, editing.whole);
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set<Key>());
  const selection = useMemo(() => ({ selected, onChange: setSelected }), [selected]);
  const target = useTargetCell(editing, view, shown);
  const current = useCurrentRow(editing, shown);
  const isTight = useTight();
  const { open, setOpen, opens } = useGridOpens((row) => {
    current.choose(row.id);
    view.setPanel(true);
    // The cell that was pressed may make way for the panel: the focus stays in its row.
    if (isTight) editing.goTo({ key: row.id, column: 'name' });
  });
  const columns = useGridColumns(editing, netBefore, opens);
  const isBeside = view.panel && isTight;
  const seen = useMemo(
    () => columns.filter(({ key }) => !view.hidden.has(key) && !(isBeside && inPanel.has(key))),
    [columns, view.hidden, isBeside],
  );
  return {
    editing,
    taking,
    range,
    view,
    ...rows,
    netBefore,
    selection,
    // What the filter hides is not meant, though it stays ticked.
    chosen: shown.filter((row) => selected.has(row.id)),
    ...useGridTotals({ all: rows.all, shown, selected, sums, netBefore }),
    current,
    target,
    window: { open, setOpen },
    opens,
    columns,
    seen,
  };
}

/** What `useWorkbench` answers. */
export type WorkbenchState = ReturnType<typeof useWorkbench>;
