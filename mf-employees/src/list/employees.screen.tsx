import { Page, Stack, Tabs } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { ImportModal } from '#import/import.modal.tsx';
import { LastImport } from '#import/last-import.tsx';
import type { SavedImport } from '#import/use-import.ts';
import { EmployeePage } from './employee-page.tsx';
import { HeaderButtons } from './header-buttons.tsx';
import { ListTools, type Opened } from './list-tools.tsx';
import { useEmployeeList } from './use-employee-list.ts';
import { TABS, type TabKey, useListPlace } from './view/list-place.ts';
import { filterCount, useListView } from './view/list-view.ts';

/** The employees of the company in three counted tabs. */
export function EmployeesScreen(): ReactElement {
  const { t } = useTranslation('employees');
  const [place, move] = useListPlace();
  const { view, change, isReady, saved } = useListView(place, move);
  const [params] = useSearchParams();
  const mayImport = useMayCall('startImport');
  const [importing, setImporting] = useState(mayImport && params.get('import') === '1');
  const [lastImport, setLastImport] = useState<SavedImport | null>(null);
  const [asked, setAsked] = useState<Partial<Opened>>({});
  // Filters that are set stay open.
  const opened = { filters: filterCount(view.filters) > 0, boxes: false, ...asked };
  const { list, counts } = useEmployeeList(place, { view, isReady });
  const openImport = () => setImporting(true);
  // The shortcut of the home page; kept for links that people have saved.
  if (params.get('new') === '1') return <Navigate to="/employees/new" replace />;
  const page = (
    <EmployeePage
      place={place}
      view={view}
      list={list}
      counts={counts.data}
      opened={opened}
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
  const tools = (
    <ListTools
      place={place}
      view={view}
      saved={saved}
      isSearching={list.isFetching}
      opened={opened}
      onOpen={(part) => setAsked({ ...asked, ...part })}
      onMove={move}
      onView={change}
    />
  );
  return (
    <Page
      title={t('navigation.employees')}
      extra={<HeaderButtons place={place} filters={view.filters} onImport={openImport} />}
    >
      <Stack>
        <Tabs
          label={t('navigation.employees')}
          items={items}
          value={place.tab}
          onChange={(key) => move({ tab: key as TabKey })}
          extra={tools}
        />
        {/* Over the foot of the list: nothing that is read moves when it comes. */}
        {lastImport && (
          <div className="employees-last-import">
            <LastImport saved={lastImport} onGone={() => setLastImport(null)} />
          </div>
        )}
      </Stack>
      {importing && <ImportModal onClose={() => setImporting(false)} onSaved={setLastImport} />}
    </Page>
  );
}
