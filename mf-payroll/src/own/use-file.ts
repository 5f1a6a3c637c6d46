import { downloadFile } from '@paga/client';
import { useMutation } from '@tanstack/react-query';

/** Fetches a file and hands it to the browser's downloads; one at a time. */
export function useFile(fetchFile: () => Promise<Blob>): {
  get: () => void;
  isPending: boolean;
  failed: boolean;
} {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => downloadFile(file),
  });
  return { get: () => !isPending && mutate(), isPending, failed: isError };
}
