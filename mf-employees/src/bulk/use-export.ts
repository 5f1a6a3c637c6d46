import { downloadFile } from '@paga/client';
import type { MenuItem } from '@paga/kit';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Formats of an export by their number on the wire. */
const FORMATS = { excel: 1, pdf: 2 } as const;
type Format = (typeof FORMATS)[keyof typeof FORMATS];

/** Asks the server for a list in a format. */
export type FetchExport = (format: Format) => Promise<Blob>;

/** The entries of a menu that save a list as Excel or PDF; `what` stands before the format where the menu holds more. */
export function useExport(fetchFile: FetchExport) {
  const { t } = useTranslation('employees');
  const exporting = useMutation({ mutationFn: fetchFile, onSuccess: (file) => downloadFile(file) });
  const items = (what = '', separated = false): MenuItem[] =>
    (['excel', 'pdf'] as const).map((key, index) => ({
      key,
      label: [what, t(`employees.exportAs.${key}`)].filter(Boolean).join(': '),
      separated: separated && index === 0,
      ...(what && { icon: 'download' as const }),
      onSelect: () => exporting.mutate(FORMATS[key]),
    }));
  return { items, isLoading: exporting.isPending };
}
