import { Select } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamesakeNotes } from './use-namesake-notes.ts';

type EmployeePickerProps = {
  value: number | null;
  people: readonly { id: number; name: string; note?: string }[];
  loading?: boolean;
  onChange: (id: number | null) => void;
};

/** One person by name, also one who has left; people of one name by position and last digits too. */
export function EmployeePicker({ value, people, loading, onChange }: EmployeePickerProps): ReactElement {
  const { t } = useTranslation('reports');
  const notes = useNamesakeNotes(people);
  const options = people.map(({ id, name, note }) => {
    const all = [notes.get(id), note].filter(Boolean).join(', ');
    return { value: id, label: all ? `${name} (${all})` : name };
  });
  return (
    <Select<number>
      className="report-picker"
      aria-label={t('frame.employee')}
      placeholder={t('frame.chooseEmployee')}
      // Until the names are there, a number would stand in the box.
      value={options.some((option) => option.value === value) ? value : null}
      options={options}
      loading={loading}
      allowClear
      onChange={(id: number | undefined) => onChange(id ?? null)}
    />
  );
}
