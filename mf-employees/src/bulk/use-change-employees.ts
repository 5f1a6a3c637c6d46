import { mutation } from '@paga/client';
import { type ChangedEmployees, type ChangeEmployees, changeEmployees } from '@paga/contract/employees';
import { useToast } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { refreshEmployees } from '#refresh-employees.ts';
import { useNotifyDeleted } from './use-notify-deleted.tsx';

type Asked = Pick<ChangeEmployees, 'action' | 'employeeIds'> & { lastDay?: string; openContract?: boolean };
export type Changing = { isPending: boolean; run: (asked: Asked) => Promise<unknown> };

/** Changes the chosen employees; those refused stay chosen and are listed with the reason. */
export function useChangeEmployees(onDone: (refusedIds: readonly number[]) => void) {
  const { t } = useTranslation('employees');
  const { id: userId } = useCompany();
  const client = useQueryClient();
  const toast = useToast();
  const notifyDeleted = useNotifyDeleted();
  const [refused, setRefused] = useState<ChangedEmployees['refused']>([]);
  const { mutateAsync, isPending } = useMutation(mutation(changeEmployees));
  const run = async (asked: Asked): Promise<void> => {
    const answer = await mutateAsync({ body: { userId, ...asked } });
    const done = answer.changed.length > 0 && t(`bulk.${asked.action}.done`, counted(answer.changed.length));
    if (done && asked.action === 'delete') notifyDeleted(done, answer.changed);
    else if (done) toast.success(done);
    setRefused(answer.refused);
    // The list is read anew first: who has left it is no longer chosen.
    await refreshEmployees(client);
    onDone(answer.refused.map(({ id }) => id));
  };
  const forget = (): void => {
    onDone(refused.filter(({ code }) => code !== 'gone').map(({ id }) => id));
    setRefused([]);
  };
  return { changing: { isPending, run }, refused, forget };
}
