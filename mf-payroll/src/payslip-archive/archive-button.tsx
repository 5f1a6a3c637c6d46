import type { SalaryRow } from '@paga/contract/payroll';
import { Button } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#calculations/use-period.ts';
import type { SavedFirst } from '#salary-edits/use-saved-first.tsx';
import { ArchiveModal } from './archive.modal.tsx';

type ArchiveButtonProps = { period: Period; all: readonly SalaryRow[]; chosen: readonly SalaryRow[]; ask: SavedFirst['ask'] };

/** Keeps the payslips of the chosen rows, or of all when none is chosen, as one zip. */
export function ArchiveButton({ period, all, chosen, ask }: ArchiveButtonProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const [open, setOpen] = useState(false);
  const may = useMayCall('getPayslipArchive');
  if (!may) return null;
  return (
    <>
      <Button icon="download" disabled={all.length === 0} onClick={() => ask(() => setOpen(true))}>
        {t('archive.open')}
      </Button>
      {open && <ArchiveModal period={period} all={all} chosen={chosen} onClose={() => setOpen(false)} />}
    </>
  );
}
