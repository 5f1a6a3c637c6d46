import type { SalaryRow } from '@paga/contract/payroll';
import { Button } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import type { SavedFirst } from '#month/queue/use-saved-first.tsx';
import { ArchiveModal } from './archive.modal.tsx';
import { useArchiveRun } from './use-archive-run.ts';

type ArchiveButtonProps = {
  period: Period;
  all: readonly SalaryRow[];
  chosen: readonly SalaryRow[];
  ask: SavedFirst['ask'];
};

/** Keeps the payslips of the chosen rows, or of all when none is chosen, as one zip; while one is on its way, it says how far that is. */
export function ArchiveButton({ period, all, chosen, ask }: ArchiveButtonProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { run } = useArchiveRun(period);
  const [open, setOpen] = useState(false);
  const may = useMayCall('getPayslipArchive');
  if (!may) return null;
  return (
    <>
      <Button
        icon="download"
        disabled={all.length === 0}
        onClick={() => (run ? setOpen(true) : ask(() => setOpen(true)))}
      >
        {!run && t('archive.open')}
        {run &&
          (run.running ? t('archive.running', { done: run.done, total: run.total }) : t('archive.failed'))}
      </Button>
      {open && <ArchiveModal period={period} all={all} chosen={chosen} onClose={() => setOpen(false)} />}
    </>
  );
}
