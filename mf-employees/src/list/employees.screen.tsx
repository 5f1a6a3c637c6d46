import { Page, SearchBox, Stack, Tabs } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ImportModal } from '#import/import.modal.tsx';
import { LastImport } from '#import/last-import.tsx';
import type { SavedImport } from '#import/use-import.ts';
import { EmployeePage } from './employee-page.tsx';
import { HeaderButtons } from './header-buttons.tsx';
import { useEmployeeList } from './use-employee-list.ts';
import { TABS, type TabKey, useListPlace } from './view/list-place.ts';
import { useListView } from './view/list-view.ts';

/** The employees of the company in three counted tabs. */
export function EmployeesScreen(): ReactElement {
  const { t } = useTranslation('employees');
  const [place, move] = useListPlace();
  const { view, change, isReady } = useListView();
  const [importing, setImporting] = useState(false);
  const [lastImport, setLastImport] = useState<SavedImport | null>(null);
  const { list, counts } = useEmployeeList(place, { view, isReady });
  const [params] = useSearchParams();
  const openImport = () => setImporting(true);
  // The shortcut of the home page; kept for links that people have saved.
  if (params.get('new') === '1') return <Navigate to="/employees/new" replace />;
  const page = (
    <EmployeePage
      place={place}
      view={view}
      list={list}
      counts={counts.data}
      onMove={move}
      onView={change}
      onImport={openImport}
    />
  );
  const items = (Object.keys(TABS) as TabKey[]).map((key) => ({
    key,
    label: t(`employees.tab.${key}`),
    count: counts.data?.[key],
    children: key === place.tab ? page : undefined,
  }));
  const search = (
    <SearchBox
      label={t('employees.search')}
      placeholder={t('employees.searchHint')}
      initial={place.search}
      loading={list.isFetching}
      onSearch={(text) => move({ search: text })}
    />
  );
  return (
    <Page
      title={t('navigation.employees')}
      extra={<HeaderButtons place={place} filters={view.filters} onImport={openImport} />}
    >
      <Stack>
        {lastImport && <LastImport saved={lastImport} onGone={() => setLastImport(null)} />}
        <Tabs
          label={t('navigation.employees')}
          items={items}
          value={place.tab}
          onChange={(key) => move({ tab: key as TabKey })}
          extra={search}
        />
      </Stack>
      {importing && <ImportModal onClose={() => setImporting(false)} onSaved={setLastImport} />}
    </Page>
  );
}
