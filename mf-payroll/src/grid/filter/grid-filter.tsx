import type { SalaryInputs } from '@paga/contract/payroll';
import { SearchBox, Segmented } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedRow } from '#month/rows/problems-of.ts';
import { ChoiceFilters } from './choice-filters.tsx';
import { countShown, type RowFilter, shownKinds } from './filter-rows.ts';

type GridFilterProps = {
  rows: readonly CheckedRow[];
  sectors: SalaryInputs['sectors'];
  filter: RowFilter;
  /** Called with the changed choice only: the search waits for a pause, and what is chosen meanwhile stays. */
  onChange: (change: Partial<RowFilter>) => void;
};

/** Search by name or personal number, and choices of rows; kinds without a row are left out. */
export function GridFilter({ rows, sectors, filter, onChange }: GridFilterProps): ReactElement {
  const { t } = useTranslation('payroll');
  const options = shownKinds
    .map((value) => ({ value, count: countShown(rows, value) }))
    .filter(({ value, count }) => value === 'all' || value === filter.show || count > 0)
    .map(({ value, count }) => ({ value, label: t(`calculations.show.${value}`, { count }) }));
  return (
    <>
      <SearchBox
        label={t('calculations.search')}
        initial={filter.text}
        debounceMs={150}
        onSearch={(text) => onChange({ text })}
      />
      {options.length > 1 && (
        <Segmented
          label={t('calculations.show.label')}
          value={filter.show}
          options={options}
          onChange={(show) => onChange({ show })}
        />
      )}
      <ChoiceFilters rows={rows} sectors={sectors} filter={filter} onChange={onChange} />
    </>
  );
}
