import { downloadFile, mutation } from '@paga/client';
import { type AuditExport, type AuditQuery, exportAuditLog, MOST_EXPORTED } from '@paga/contract/audit';
import { Dropdown, formatNumber } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const FORMATS = ['excel', 'csv'] as const;

/** What is filtered as a file, every line of it; a kind of file that would not hold all of them cannot be chosen. For administrators of a company. */
export function ExportLog({ asked, total }: { asked: AuditQuery; total: number }): ReactNode {
  const { t } = useTranslation('admin');
  const mayExport = useMayCall('exportAuditLog');
  const { page: _page, pageSize: _size, ...filter } = asked;
  const exporting = useMutation({ ...mutation(exportAuditLog), onSuccess: (file) => downloadFile(file) });
  if (!mayExport) return null;
  const items = FORMATS.map((format) => ({
    key: format,
    icon: 'download' as const,
    label:
      total > MOST_EXPORTED[format]
        ? t(`auditLog.export.tooMany.${format}`, { most: formatNumber(MOST_EXPORTED[format]) })
        : t(`auditLog.export.${format}`),
    disabled: total === 0 || total > MOST_EXPORTED[format],
    onSelect: () => exporting.mutate({ body: { ...filter, format } satisfies AuditExport }),
  }));
  return (
    <Dropdown
      label={t('auditLog.export.button')}
      icon="download"
      loading={exporting.isPending}
      items={items}
    />
  );
}
