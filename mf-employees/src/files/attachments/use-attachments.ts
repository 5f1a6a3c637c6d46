import { call, downloadFile, invalidates, mutation } from '@paga/client';
import {
  type EmployeeAttachment,
  getAttachmentFile,
  getEmployee,
  getEmployeesByStatus,
  getEmployeesByTenantIdAndFilter,
  getUpcomingBirthdays,
  markContract,
  removeAttachment,
  uploadAttachment,
} from '@paga/contract/employees';
import { getUpcomingVacations } from '@paga/contract/leave';
import { useCompany } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Changes a list of files that a form keeps: the setter of a state is one. */
export type ChangeFiles = (change: (files: EmployeeAttachment[]) => EmployeeAttachment[]) => void;

const SHOWN = [
  getEmployee,
  getEmployeesByStatus,
  getEmployeesByTenantIdAndFilter,
  getUpcomingBirthdays,
  getUpcomingVacations,
] as const;

/** Reads anew whatever shows the files and photos of employees. */
export function useRefreshEmployees(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(SHOWN.map((endpoint) => client.invalidateQueries(invalidates(endpoint))));
}

/** A file on its way: what it is, how to stop it, what to call with how much of it has been sent. */
type Sending = { file: File; signal: AbortSignal; onProgress: (percent: number) => void };

/** Sends files one after the other to an employee, or to nobody yet. */
export function useUploadAttachment(employeeId: number | undefined) {
  const { id: userId } = useCompany();
  const refresh = useRefreshEmployees();
  return useMutation({
    scope: { id: 'attachments' },
    mutationFn: ({ file, signal, onProgress }: Sending) => {
      signal.throwIfAborted();
      const options = {
        signal,
        timeoutMs: 300_000,
        onProgress: (sent: number) => onProgress(Math.round(sent * 100)),
      };
      return call(uploadAttachment, { body: { userId, file, employeeId } }, options);
    },
    meta: { silent: true },
    onSuccess: () => (employeeId === undefined ? undefined : refresh()),
  });
}

/** Saves a file on the person's own machine. */
export function useSaveAttachment({ attachmentId: id, fileName }: EmployeeAttachment) {
  const { id: company } = useCompany();
  const { mutate, isPending } = useMutation({
    ...mutation(getAttachmentFile),
    onSuccess: (file) => downloadFile(file, fileName),
  });
  return { save: () => mutate({ params: { id }, query: { company } }), isSaving: isPending };
}

/** Says of a file whether it is a contract. */
export function useMarkContract(onMarked: (isContract: boolean) => void) {
  const refresh = useRefreshEmployees();
  return useMutation({
    ...mutation(markContract),
    onSuccess: (_, { body }) => {
      onMarked(body.isContract);
      return refresh();
    },
  });
}

/** Removes a file of an employee. */
export function useRemoveAttachment(onRemoved: () => void) {
  const refresh = useRefreshEmployees();
  return useMutation({
    ...mutation(removeAttachment),
    onSuccess: () => {
      onRemoved();
      return refresh();
    },
  });
}
