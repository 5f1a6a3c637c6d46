import { SearchBox } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chip } from './filter-chips.tsx';

type Change = (changes: { name: string | null }) => void;

/** Part of a name, which stands in the address. */
export function NameFilter({ name, onChange }: { name: string; onChange: Change }): ReactElement {
  const { t } = useTranslation('reports');
  return (
    <SearchBox label={t('frame.nameFilter')} initial={name} onSearch={(text) => onChange({ name: text })} />
  );
}

/** The name that is searched for, as a chip that clears it. */
export function useNameChips(name: string, onChange: Change): Chip[] {
  const { t } = useTranslation('reports');
  if (name === '') return [];
  return [{ key: 'name', label: t('frame.nameIs', { name }), onClear: () => onChange({ name: null }) }];
}
