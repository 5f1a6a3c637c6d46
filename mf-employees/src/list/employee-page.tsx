import type { EmployeeCounts, EmployeeListRow } from '@paga/contract/employees';
import { Button, ErrorState, type Key, Pager, SkeletonTable, Stack, usePhone } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '#bulk/bulk-bar.tsx';
import { useSelection } from '#bulk/use-selection.ts';
import { counted } from '#counted.ts';
import { EmployeeCards } from './employee-cards.tsx';
import { Filters } from './employee-filters.tsx';
import { EmployeeTable } from './employee-table.tsx';
import type { Opened } from './list-tools.tsx';
import { NoEmployees } from './no-employees.tsx';
import { useChooseAll } from './use-choose-all.ts';
import { usePrintAll } from './use-print-all.ts';
import { type ListPlace, TABS } from './view/list-place.ts';
import { filterCount, type ListView, pageSizesFor } from './view/list-view.ts';

type EmployeePageProps = {
  place: ListPlace;
  view: ListView;
  list: UseQueryResult<{ data: EmployeeListRow[]; total: number }>;
  counts: EmployeeCounts | undefined;
  opened: Opened;
  onMove: (change: Partial<ListPlace>) => void;
  onView: (part: Partial<ListView>) => void;
  onImport: () => void;
};

/** One page of one tab, in whatever state it is, under its filters. */
export function EmployeePage(props: EmployeePageProps): ReactNode {
  const { view, onView, onMove } = props;
  const changeFilters = (filters: ListView['filters']) => {
    onMove({ page: 1 });
    // After it: what leaves a saved view changes the address, from its first page.
    onView({ filters });
  };
  return (
    <Stack gap={8}>
      {props.opened.filters && <Filters filters={view.filters} onChange={changeFilters} />}
      <Rows {...props} onClearFilters={() => changeFilters({})} />
    </Stack>
  );
}

type RowsProps = EmployeePageProps & { onClearFilters: () => void };

function Rows({
  place,
  view,
  list,
  counts,
  onMove,
  onView,
  onImport,
  opened,
  onClearFilters,
}: RowsProps): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const isPhone = usePhone();
  const { chosen, selected, choose, keepOnly } = useSelection(
    JSON.stringify([place.tab, place.search, view.filters]),
  );
  const all = useChooseAll(place, view, choose);
  const printed = usePrintAll(place, view);
  if (list.isError && !list.data)
    return (
      <ErrorState
        title={t('employees.failed')}
        detail={errorText(list.error)}
        onRetry={() => list.refetch()}
      />
    );
  if (!list.data) return <SkeletonTable rows={10} columns={5} />;
  const { data: rows, total } = list.data;
  const label = t(`employees.tab.${place.tab}`);
  const selection = { selected, onChange: (next: ReadonlySet<Key>) => choose(rows, next) };
  const isNarrowed = filterCount(view.filters) > 0;
  if (rows.length === 0)
    return <NoEmployees {...{ place, total, counts, isNarrowed, onMove, onImport, onClearFilters }} />;
  return (
    <Stack gap={8}>
      {chosen.size > 0 && (
        <BulkBar
          status={TABS[place.tab]}
          chosen={chosen}
          someLeave={rows.some(({ id, leaves }) => leaves === true && chosen.has(id))}
          onKeepOnly={keepOnly}
        >
          {total > chosen.size && rows.every(({ id }) => chosen.has(id)) && (
            <Button variant="link" loading={all.isLoading} onClick={all.chooseAll}>
              {t('bulk.chooseAll', counted(total))}
            </Button>
          )}
        </BulkBar>
      )}
      {isPhone ? (
        <EmployeeCards rows={rows} label={label} selection={opened.boxes ? selection : undefined} />
      ) : (
        <EmployeeTable
          rows={printed ?? rows}
          label={label}
          loading={list.isPlaceholderData}
          view={view}
          onView={onView}
          selection={selection}
        />
      )}
      <Pager
        page={place.page}
        pageSize={view.pageSize}
        sizes={pageSizesFor(total, view.pageSize)}
        total={total}
        onChange={({ page, pageSize }) => {
          if (pageSize !== view.pageSize) onView({ pageSize });
          onMove({ page });
        }}
      />
    </Stack>
  );
}
