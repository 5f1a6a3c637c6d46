import { call, downloadFile } from '@paga/client';
import { exportSalaries } from '@paga/contract/payroll';
import { type MenuItem, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import type { SavedFirst } from '#month/queue/use-saved-first.tsx';

/** Hands the month's table over as an Excel workbook, as it is stored. */
export function useExportItem(period: Period, ask: SavedFirst['ask']): MenuItem | undefined {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  const mayExport = useMayCall('exportSalaries');
  const download = () =>
    call(exportSalaries, { query: { tenantId: company.id, month: period.month, year: period.year } }).then(
      (file) => downloadFile(file),
      (error) => toast.error(errorText(error)),
    );
  if (!mayExport) return undefined;
  return { key: 'export', icon: 'download', label: t('calculations.export'), onSelect: () => ask(download) };
}
