import { call, mutation } from '@paga/client';
import { removePhoto, uploadPhoto } from '@paga/contract/employees';
import { useCompany } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRefreshEmployees } from '#files/attachments/use-attachments.ts';
import type { PickedPhoto } from './picked-photo.tsx';

/** Sends a chosen photo to a saved employee and reports how much of it has been sent, in percent; `stop` ends it. */
export function useSendPhoto() {
  const { id: userId } = useCompany();
  const refresh = useRefreshEmployees();
  const [percent, setPercent] = useState(0);
  const stopper = useRef<AbortController>(null);
  const sending = useMutation({
    mutationFn: ({ employeeId, photo: { file, crop } }: { employeeId: number; photo: PickedPhoto }) => {
      const stop = new AbortController();
      stopper.current = stop;
      const onProgress = (sent: number) => setPercent(Math.round(sent * 100));
      const body = { userId, employeeId, file, ...crop };
      return call(uploadPhoto, { body }, { signal: stop.signal, timeoutMs: 300_000, onProgress });
    },
    meta: { silent: true },
    onMutate: () => setPercent(0),
    onSuccess: refresh,
  });
  const stop = (): void => {
    stopper.current?.abort();
    sending.reset();
  };
  return { ...sending, percent, stop };
}

/** Takes the photo of an employee away. */
export function useRemovePhoto(onRemoved: () => void) {
  const refresh = useRefreshEmployees();
  return useMutation({
    ...mutation(removePhoto),
    onSuccess: () => {
      onRemoved();
      return refresh();
    },
  });
}
