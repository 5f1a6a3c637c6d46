import { type Column, ColumnChooser, Dropdown, IconButton, SearchBox } from '@paga/kit';
import { memo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import type { CheckedRow } from '#month/rows/problems-of.ts';
import type { Files } from '../files/use-files.tsx';
import { GridFilter } from '../filter/grid-filter.tsx';
import type { View } from '../view/use-view.ts';
import { ViewStrip } from '../view/view-strip.tsx';

type ShownProps = {
  sectors: SalaryEditing['sectors'];
  rows: readonly CheckedRow[];
  columns: readonly Column<EditedRow>[];
  view: View;
};

/** Which rows and columns the table shows, and the panel beside it: what is typed into cells does not draw them anew. */
const Shown = memo(function Shown({ sectors, rows, columns, view }: ShownProps): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <>
      <SearchBox
        label={t('calculations.search')}
        initial={view.filter.text}
        debounceMs={150}
        onSearch={(text) => view.setFilter({ text })}
      />
      <GridFilter rows={rows} sectors={sectors} filter={view.filter} onChange={view.setFilter} />
      <ColumnChooser iconOnly columns={columns} hidden={view.hidden} onChange={view.setHidden}>
        <div className="workbench-views-low">
          <ViewStrip columns={columns} view={view} isPhone={false} />
        </div>
      </ColumnChooser>
      <IconButton
        icon="panel"
        variant="default"
        label={t('calculations.panel')}
        aria-pressed={view.panel}
        onClick={() => view.setPanel(!view.panel)}
      />
    </>
  );
});

/** In the bar above the table: which rows and columns it shows, the panel beside it, and what is made of the chosen rows. */
export function GridTools({ files, ...shown }: ShownProps & { files: Files }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <>
      <Shown {...shown} />
      <Dropdown label={t('calculations.files.label')} icon="file" items={files.all} />
    </>
  );
}
