import { downloadFile } from '@paga/client';
import { Dropdown } from '@paga/kit';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Formats of an export by their number on the wire. */
const FORMATS = { excel: 1, pdf: 2 } as const;
type Format = (typeof FORMATS)[keyof typeof FORMATS];

/** A menu that saves a list as Excel or PDF. */
export function ExportMenu({
  label,
  fetchFile,
}: {
  label: string;
  fetchFile: (format: Format) => Promise<Blob>;
}): ReactNode {
  const { t } = useTranslation('employees');
  const exporting = useMutation({ mutationFn: fetchFile, onSuccess: (file) => downloadFile(file) });
  return (
    <Dropdown
      label={label}
      icon="download"
      loading={exporting.isPending}
      items={[
        {
          key: 'excel',
          label: t('employees.exportAs.excel'),
          onSelect: () => exporting.mutate(FORMATS.excel),
        },
        { key: 'pdf', label: t('employees.exportAs.pdf'), onSelect: () => exporting.mutate(FORMATS.pdf) },
      ]}
    />
  );
}
