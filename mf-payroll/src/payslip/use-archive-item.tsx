import type { SalaryRow } from '@paga/contract/payroll';
import type { MenuItem } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import type { SavedFirst } from '#month/queue/use-saved-first.tsx';
import { ArchiveModal } from './archive.modal.tsx';
import { useArchiveRun } from './use-archive-run.ts';

type Archived = {
  period: Period;
  all: readonly SalaryRow[];
  chosen: readonly SalaryRow[];
  ask: SavedFirst['ask'];
};

/** Keeps the payslips of the chosen rows, or of all when none is chosen, as one zip; while one is on its way, it says how far that is. */
export function useArchiveItem({ period, all, chosen, ask }: Archived): {
  item: MenuItem | undefined;
  window: ReactNode;
} {
  const { t } = useTranslation('payroll');
  const { run } = useArchiveRun(period);
  const [open, setOpen] = useState(false);
  const may = useMayCall('getPayslipArchive');
  if (!may) return { item: undefined, window: null };
  const going =
    run && (run.running ? t('archive.running', { done: run.done, total: run.total }) : t('archive.failed'));
  return {
    item: {
      key: 'archive',
      icon: 'download',
      label: going ?? t('archive.open'),
      disabled: all.length === 0,
      onSelect: () => (run ? setOpen(true) : ask(() => setOpen(true))),
    },
    window: open && <ArchiveModal period={period} all={all} chosen={chosen} onClose={() => setOpen(false)} />,
  };
}
