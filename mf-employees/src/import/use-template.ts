import { call, downloadFile } from '@paga/client';
import { downloadImportTemplate } from '@paga/contract/employees';
import { useSession } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';

/** Saves the workbook that an import is filled into. */
export function useTemplate(): { download: () => void; isLoading: boolean } {
  const { language } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(downloadImportTemplate, { query: { language } }),
    onSuccess: (file) => downloadFile(file),
  });
  return { download: () => mutate(), isLoading: isPending };
}
