import type { MenuItem } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalaryEditing } from '#edits/use-salary-edits.ts';
import type { EditedRow } from '#month/rows/pending-row.ts';
import type { Taking } from '../sheet/use-taking.ts';
import { ForemanModal } from './foreman.modal.tsx';

type ForemanOf = {
  /** None while only the top of a large month is there. */
  rows: readonly EditedRow[];
  editing: SalaryEditing;
  taking: Taking;
};

/** The hours of a sector: as a sheet to its foreman, and back into the table. */
export function useForemanItem({ rows, editing, taking }: ForemanOf): {
  item: MenuItem | false;
  window: ReactNode;
} {
  const { t } = useTranslation('payroll');
  const [isOpen, setOpen] = useState(false);
  const mayExport = useMayCall('exportForemanSheet');
  return {
    item: mayExport && {
      ...{ key: 'foreman', icon: 'clock', label: t('foreman.open') },
      onSelect: () => setOpen(true),
    },
    window: isOpen && (
      <ForemanModal
        period={editing.period}
        rows={rows}
        editing={editing}
        onTake={taking.take}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
