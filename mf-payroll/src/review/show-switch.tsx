import { Segmented } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Which rows of a comparison are shown. */
export type Show = 'changed' | 'all';

type ShowSwitchProps = { value: Show; changed: number; all: number; onChange: (next: Show) => void };

/** Changed rows alone or all of them, each with how many there are. */
export function ShowSwitch({ value, changed, all, onChange }: ShowSwitchProps): ReactElement {
  const { t } = useTranslation('payroll');
  const options = [
    { value: 'changed' as const, label: t('review.show.changed', { count: changed }) },
    { value: 'all' as const, label: t('review.show.all', { count: all }) },
  ];
  return (
    <Segmented<Show> label={t('review.show.label')} value={value} options={options} onChange={onChange} />
  );
}
