import { call, invalidates, query } from '@paga/client';
import {
  getPostings,
  getUnsyncedEmployees,
  type PostingLanguage,
  sendEmployees,
  synchronizeSalaries,
} from '@paga/contract/bookkeeping';
import { useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';

/** Somebody whom the bookkeeping service does not know yet. */
export type Unsynced = { id: number; name: string };

/** Whom of these people the service lacks. */
export function useUnsynced({ month, year }: Period) {
  const { id: tenantId } = useCompany();
  const client = useQueryClient();
  return async (ids: readonly number[]): Promise<Unsynced[]> => {
    const all = await client.fetchQuery({
      ...query(getUnsyncedEmployees, { query: { tenantId, month, year } }),
      staleTime: 0,
    });
    return all
      .filter(({ employee }) => ids.includes(employee.id))
      .map(({ employee: { id, first_name, last_name } }) => ({ id, name: `${first_name} ${last_name}` }));
  };
}

/** Makes people known to the service. */
export function useSendPeople() {
  const { t } = useTranslation('payroll');
  const { id: userId } = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (employeeIds: number[]) => call(sendEmployees, { body: { userId, employeeIds } }),
    onSuccess: () => toast.success(t('bookkeeping.unsynced.sent')),
    onError: (error) => toast.error(errorText(error)),
    meta: { silent: true },
  });
}

/** Posts the salaries; says that it runs, then success, the service's words, or the general error (spec 2 §4). */
export function usePost({ month, year }: Period) {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ language, employeeIds }: { language: PostingLanguage; employeeIds: number[] }) => {
      toast.info(t('bookkeeping.running'));
      return call(
        synchronizeSalaries,
        { body: { tenantId, month, year, language, employeeIds } },
        { timeoutMs: 120_000 },
      );
    },
    onSuccess: ({ posted = 0 }) =>
      toast.success(posted > 0 ? t('bookkeeping.posted', { count: posted }) : t('bookkeeping.unchanged')),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => client.invalidateQueries(invalidates(getPostings)),
    meta: { silent: true },
  });
}
