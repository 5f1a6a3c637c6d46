import type { SalaryInputs } from '@paga/contract/payroll';
import { DataTable, EmptyState, SearchBox } from '@paga/kit';
import { type ReactElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceFilters } from '#grid/filter/choice-filters.tsx';
import { filterRows } from '#grid/filter/filter-rows.ts';
import { useRowFilter } from '#grid/filter/use-row-filter.ts';
import { type Show, ShowSwitch } from '#review/show-switch.tsx';
import type { TriedRow } from '../tried/tried-month.ts';
import { triedColumns, triedTotals } from './tried-columns.tsx';
import { TriedDrawer } from './tried-drawer.tsx';

const rowKey = (row: TriedRow) => row.id;
const rowTone = (row: TriedRow) =>
  row.failed ? ('error' as const) : row.changed ? undefined : ('muted' as const);
const sectorsOf = (row: TriedRow) => row.sectorIds;

type TriedTableProps = { rows: readonly TriedRow[]; sectors: SalaryInputs['sectors']; name: string };

/** Every person of the month on both sides, changed ones first; a row opens why. */
export function TriedTable({ rows, sectors, name }: TriedTableProps): ReactElement {
  const { t } = useTranslation('payroll');
  const [filter, setFilter] = useRowFilter();
  const [show, setShow] = useState<Show>('changed');
  const [openedId, setOpenedId] = useState<number>();
  const changed = useMemo(() => rows.filter((row) => row.changed || row.failed), [rows]);
  const shown = useMemo(
    () => filterRows(show === 'changed' ? changed : rows, filter, sectorsOf),
    [rows, changed, show, filter],
  );
  const columns = useMemo(() => triedColumns(t, (row) => setOpenedId(row.id)), [t]);
  const totals = useMemo(() => triedTotals(shown, t), [shown, t]);
  const opened = rows.find((row) => row.id === openedId);
  return (
    <>
      <DataTable
        label={t('whatIf.table')}
        rows={shown}
        columns={columns}
        rowKey={rowKey}
        rowTone={rowTone}
        totals={totals}
        onRowActivate={(row) => setOpenedId(row.id)}
        height="max(360px, calc(100vh - 420px))"
        empty={
          <EmptyState title={changed.length === 0 ? t('whatIf.nothingChanges') : t('calculations.noMatch')} />
        }
        toolbar={
          <>
            <SearchBox
              label={t('calculations.search')}
              debounceMs={150}
              onSearch={(text) => setFilter({ text })}
            />
            <ShowSwitch value={show} changed={changed.length} all={rows.length} onChange={setShow} />
            <ChoiceFilters rows={rows} sectors={sectors} filter={filter} onChange={setFilter} />
          </>
        }
      />
      {opened && <TriedDrawer row={opened} name={name} onClose={() => setOpenedId(undefined)} />}
    </>
  );
}
