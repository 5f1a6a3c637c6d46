import { call, invalidates, mutation } from '@paga/client';
import {
  getEmployee,
  getEmployeesByStatus,
  getEmployeesByTenantIdAndFilter,
  removeAttachment,
  uploadAttachment,
} from '@paga/contract/employees';
import { useCompany } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Reads anew whatever shows the files of employees. */
function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  const shown = [getEmployee, getEmployeesByStatus, getEmployeesByTenantIdAndFilter];
  return () => Promise.all(shown.map((endpoint) => client.invalidateQueries(invalidates(endpoint))));
}

/** Sends a file to an employee and tells how much of it has gone, in percent; null while nothing is sent. */
export function useUploadAttachment(employeeId: number, onSaved: (fileName: string) => void) {
  const { id: userId } = useCompany();
  const refresh = useRefresh();
  const [percent, setPercent] = useState<number | null>(null);
  const sending = useMutation({
    mutationFn: ({ file, isContract }: { file: File; isContract: boolean }) => {
      const body = { userId, employeeId, file, ...(isContract && { isContract: 'true' }) };
      return call(uploadAttachment, { body }, { timeoutMs: 300_000, onProgress: (sent) => setPercent(Math.round(sent * 100)) });
    },
    meta: { silent: true },
    onMutate: () => setPercent(0),
    onSettled: () => setPercent(null),
    onSuccess: ({ fileName }) => {
      onSaved(fileName);
      return refresh();
    },
  });
  return { ...sending, percent };
}

/** Removes a file of an employee. */
export function useRemoveAttachment(onRemoved: () => void) {
  const refresh = useRefresh();
  return useMutation({
    ...mutation(removeAttachment),
    onSuccess: () => {
      onRemoved();
      return refresh();
    },
  });
}
