import { Button, ColumnOrder, Row, SearchBox, usePhone } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterButton } from './employee-filters.tsx';
import { useEmployeeColumns } from './use-employee-columns.tsx';
import type { ListPlace } from './view/list-place.ts';
import type { ListView, SavedViewsOfList } from './view/list-view.ts';
import { SavedViews } from './view/saved-views.tsx';

/** What stands open beside the rows: the filters, and on a phone the boxes that choose people. */
export type Opened = { filters: boolean; boxes: boolean };

type ListToolsProps = {
  place: ListPlace;
  view: ListView;
  saved: SavedViewsOfList;
  isSearching: boolean;
  opened: Opened;
  onOpen: (part: Partial<Opened>) => void;
  onMove: (change: Partial<ListPlace>) => void;
  onView: (part: Partial<ListView>) => void;
};

const noFiles = () => undefined;

/** Search, filters and columns, in the line of the tabs; on a phone, where rows are cards, choosing instead of columns. */
export function ListTools(props: ListToolsProps): ReactNode {
  const { place, view, saved, isSearching, opened, onOpen, onMove, onView } = props;
  const { t } = useTranslation('employees');
  const isPhone = usePhone();
  const columns = useEmployeeColumns(noFiles);
  return (
    <Row wrap={false} align="stretch" className="employee-tools">
      <SearchBox
        label={t('employees.search')}
        initial={place.search}
        loading={isSearching}
        onSearch={(text) => onMove({ search: text })}
      />
      <SavedViews place={place} saved={saved} onMove={onMove} />
      <FilterButton
        filters={view.filters}
        isOpen={opened.filters}
        onFlip={() => onOpen({ filters: !opened.filters })}
      />
      {isPhone ? (
        <Button
          aria-label={t('employees.chooseSeveral')}
          aria-pressed={opened.boxes}
          onClick={() => onOpen({ boxes: !opened.boxes })}
        >
          {t('employees.chooseShort')}
        </Button>
      ) : (
        <ColumnOrder
          columns={columns}
          choice={{ shown: view.columns, onChange: (next) => onView({ columns: next && [...next] }) }}
        />
      )}
    </Row>
  );
}
