import type { EmployeeCounts } from '@paga/contract/employees';
import { Button, EmptyState, Row } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ListPlace } from './view/list-place.ts';

type NoEmployeesProps = {
  place: ListPlace;
  total: number;
  counts: EmployeeCounts | undefined;
  isNarrowed: boolean;
  onMove: (change: Partial<ListPlace>) => void;
  onImport: () => void;
  onClearFilters: () => void;
};

/** Why a page is empty, with the way on. */
export function NoEmployees({
  place,
  total,
  counts,
  isNarrowed,
  onMove,
  onImport,
  onClearFilters,
}: NoEmployeesProps): ReactNode {
  const { t } = useTranslation('employees');
  if (total > 0) {
    const back = <Button onClick={() => onMove({ page: 1 })}>{t('employees.empty.firstPage')}</Button>;
    return <EmptyState picture="people" title={t('employees.empty.page')} action={back} />;
  }
  if (isNarrowed) {
    const clear = <Button onClick={onClearFilters}>{t('employees.filter.clear')}</Button>;
    return <EmptyState picture="search" title={t('employees.empty.filtered')} action={clear} />;
  }
  if (place.search) {
    const clear = <Button onClick={() => onMove({ search: '' })}>{t('employees.empty.clearSearch')}</Button>;
    const title = t('employees.empty.search', { search: place.search });
    return (
      <EmptyState picture="search" title={title} hint={t('employees.empty.searchHint')} action={clear} />
    );
  }
  if (counts && counts.all > 0)
    return (
      <EmptyState
        picture="people"
        title={t(`employees.empty.${place.tab}`)}
        hint={t(`employees.empty.${place.tab}Hint`)}
      />
    );
  return <FirstEmployees onImport={onImport} />;
}

function FirstEmployees({ onImport }: { onImport: () => void }): ReactNode {
  const { t } = useTranslation('employees');
  const navigate = useNavigate();
  const mayAdd = useMayCall('createEmployee');
  const action = mayAdd && (
    <Row>
      <Button variant="primary" icon="upload" onClick={onImport}>
        {t('import.open')}
      </Button>
      <Button icon="plus" onClick={() => navigate('/employees/new')}>
        {t('employees.add')}
      </Button>
    </Row>
  );
  return (
    <EmptyState
      picture="people"
      title={t('employees.empty.company')}
      hint={t('employees.empty.companyHint')}
      action={action}
    />
  );
}
