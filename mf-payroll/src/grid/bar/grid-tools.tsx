import { type Column, ColumnChooser, IconButton, SearchBox } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import type { Period } from '#month/period/use-period.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import type { CheckedRow } from '#month/rows/problems-of.ts';
import { FileMenu } from '../files/file-menu.tsx';
import { GridFilter } from '../filter/grid-filter.tsx';
import type { View } from '../view/use-view.ts';

type GridToolsProps = {
  period: Period;
  editing: SalaryEditing;
  all: readonly CheckedRow[];
  chosen: readonly CheckedRow[];
  columns: readonly Column<EditedRow>[];
  view: View;
  onPayslip: (row: EditedRow) => void;
};

const noRows: readonly CheckedRow[] = [];

/** In the bar above the table: which rows and columns it shows, the panel beside it, and what is made of the chosen rows. */
export function GridTools({
  period,
  editing,
  all,
  chosen,
  columns,
  view,
  onPayslip,
}: GridToolsProps): ReactElement {
  const { t } = useTranslation('payroll');
  const rows = editing.whole ? all : noRows;
  return (
    <div className="workbench-tools">
      <SearchBox
        label={t('calculations.search')}
        initial={view.filter.text}
        debounceMs={150}
        onSearch={(text) => view.setFilter({ text })}
      />
      <GridFilter rows={rows} sectors={editing.sectors} filter={view.filter} onChange={view.setFilter} />
      <ColumnChooser iconOnly columns={columns} hidden={view.hidden} onChange={view.setHidden} />
      <IconButton
        icon="panel"
        variant="default"
        label={t('calculations.panel')}
        aria-pressed={view.panel}
        onClick={() => view.setPanel(!view.panel)}
      />
      <FileMenu period={period} closed={editing.closed} rows={rows} chosen={chosen} onPayslip={onPayslip} />
    </div>
  );
}
