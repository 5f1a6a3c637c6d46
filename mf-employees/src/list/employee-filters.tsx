import { query } from '@paga/client';
import { CONTRACT_ENDS, type EmployeeFilters, MISSING_DATA } from '@paga/contract/employees';
import { getSectors } from '@paga/contract/employees/sectors';
import { EmployerTier, EmploymentType } from '@paga/contract/shapes';
import { Button, Grid, NativeSelect, Row, usePhone } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { filterCount } from './view/list-view.ts';

type Option = { value: string | number; label: string };
type FilterName = keyof EmployeeFilters;

/** The choices of each filter, the first being everybody. */
function useFilterOptions(): Record<FilterName, Option[]> {
  const { t } = useTranslation('employees');
  const { id: tenantId } = useCompany();
  const { data: sectors = [] } = useQuery({
    ...query(getSectors, { query: { tenantId } }),
    meta: { silent: true },
  });
  const all = (name: FilterName): Option => ({ value: '', label: t(`employees.filter.all.${name}`) });
  return {
    sectorId: [all('sectorId'), ...sectors.map(({ id, name }) => ({ value: id, label: name }))],
    employerTier: [
      all('employerTier'),
      ...Object.values(EmployerTier).map((value) => ({
        value,
        label: t(`employee.option.employerTier.${value}`),
      })),
    ],
    employmentType: [
      all('employmentType'),
      ...Object.values(EmploymentType).map((value) => ({
        value,
        label: t(`employee.option.employmentType.${value}`),
      })),
    ],
    contractEnds: [
      all('contractEnds'),
      ...CONTRACT_ENDS.map((value) => ({ value, label: t(`employees.filter.contractEnds.${value}`) })),
    ],
    missing: [
      all('missing'),
      ...MISSING_DATA.map((value) => ({ value, label: t(`employees.filter.missing.${value}`) })),
    ],
  };
}

type EmployeeFiltersProps = { filters: EmployeeFilters; onChange: (next: EmployeeFilters) => void };

type FilterButtonProps = { filters: EmployeeFilters; isOpen: boolean; onFlip: () => void };

/** Opens and shuts what narrows the list, and counts what does. */
export function FilterButton({ filters, isOpen, onFlip }: FilterButtonProps): ReactNode {
  const { t } = useTranslation('employees');
  const isPhone = usePhone();
  const count = filterCount(filters);
  const label = count > 0 ? t('employees.filter.set', { count }) : t('employees.filter.title');
  return (
    <Button icon="filter" aria-expanded={isOpen} aria-label={label} onClick={onFlip}>
      {isPhone ? count > 0 && count : label}
    </Button>
  );
}

/** What narrows the list: sector, employer, type, end of the contract, missing data. */
export function Filters({ filters, onChange }: EmployeeFiltersProps): ReactNode {
  const { t } = useTranslation('employees');
  const options = useFilterOptions();
  return (
    <Row>
      <Grid
        as="fieldset"
        gap={8}
        columns="repeat(auto-fit, minmax(128px, 1fr))"
        className="employee-filters"
        aria-label={t('employees.filter.title')}
      >
        {(Object.keys(options) as FilterName[]).map((name) => (
          <NativeSelect
            key={name}
            label={t(`employees.filter.name.${name}`)}
            value={filters[name] ?? ''}
            options={options[name]}
            onChange={(value) => onChange({ ...filters, [name]: value === '' ? undefined : value })}
          />
        ))}
      </Grid>
      {filterCount(filters) > 0 && (
        <Button variant="link" onClick={() => onChange({})}>
          {t('employees.filter.clear')}
        </Button>
      )}
    </Row>
  );
}
