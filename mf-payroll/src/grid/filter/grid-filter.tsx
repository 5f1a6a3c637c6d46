import type { SalaryInputs } from '@paga/contract/payroll';
import { Button, Popup, Segmented, Stack } from '@paga/kit';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedRow } from '#month/rows/problems-of.ts';
import { ChoiceFilters } from './choice-filters.tsx';
import { countChosen, countShown, everything, type RowFilter, shownKinds } from './filter-rows.ts';

type GridFilterProps = {
  rows: readonly CheckedRow[];
  sectors: SalaryInputs['sectors'];
  filter: RowFilter;
  /** Called with the changed choice only: the search waits for a pause, and what is chosen meanwhile stays. */
  onChange: (change: Partial<RowFilter>) => void;
};

/** A button that counts the filters that are set, and opens them. */
export function GridFilter(props: GridFilterProps): ReactElement {
  const { t } = useTranslation('payroll');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const count = countChosen(props.filter);
  return (
    <>
      <Button
        ref={button}
        icon="filter"
        className={count > 0 ? 'workbench-filtered' : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {count > 0 ? t('calculations.filter.some', { count }) : t('calculations.filter.label')}
      </Button>
      {open && (
        <Popup anchor={button} align="end" onClose={() => setOpen(false)}>
          <div role="dialog" aria-label={t('calculations.filter.label')} className="workbench-filters">
            <Choices {...props} />
          </div>
        </Popup>
      )}
    </>
  );
}

/** Kinds of rows, sector, tier and problem; kinds without a row are left out. */
function Choices({ rows, sectors, filter, onChange }: GridFilterProps): ReactElement {
  const { t } = useTranslation('payroll');
  const options = shownKinds
    .map((value) => ({ value, count: countShown(rows, value) }))
    .filter(({ value, count }) => value === 'all' || value === filter.show || count > 0)
    .map(({ value, count }) => ({ value, label: t(`calculations.show.${value}`, { count }) }));
  const { text, ...nothing } = everything;
  return (
    <Stack gap={8}>
      <Segmented
        label={t('calculations.show.label')}
        value={filter.show}
        options={options}
        onChange={(show) => onChange({ show })}
      />
      <ChoiceFilters rows={rows} sectors={sectors} filter={filter} onChange={onChange} />
      <Button
        variant="link"
        size="small"
        disabled={countChosen(filter) === 0}
        onClick={() => onChange(nothing)}
      >
        {t('calculations.filter.none')}
      </Button>
    </Stack>
  );
}
