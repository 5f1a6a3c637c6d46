import { invalidates, mutation, query } from '@paga/client';
import {
  getMonthSteps,
  type MonthSteps,
  markMonthStep,
  SaidStep,
  takeMonthStepBack,
} from '@paga/contract/payroll';
import { useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Period } from '#month/period/use-period.ts';

/** Where a month stands, as the server says: the home page reads the same. */
export function useMonthSteps({ month, year }: Period) {
  const company = useCompany();
  return useQuery({
    ...query(getMonthSteps, { query: { month, year, userId: company.id } }),
    meta: { silent: true },
  });
}

/** Says that a step of the month is done, or takes that back. */
export function useSayStep({ month, year }: Period) {
  const company = useCompany();
  const client = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  // Refused or done: the month stands otherwise than it is shown.
  const onSettled = () => client.invalidateQueries(invalidates(getMonthSteps));
  const shared = {
    onSettled,
    onError: (error: unknown) => toast.error(errorText(error)),
    meta: { silent: true },
  };
  const mark = useMutation({ ...mutation(markMonthStep), ...shared });
  const takeBack = useMutation({ ...mutation(takeMonthStepBack), ...shared });
  const of = (step: SaidStep) => ({ body: { month, year, tenantId: company.id, step } });
  return {
    mark: (step: SaidStep) => mark.mutateAsync(of(step)).catch(() => undefined),
    takeBack: (step: SaidStep) => takeBack.mutateAsync(of(step)).catch(() => undefined),
  };
}

/** The step that waits for nothing but somebody's word, if the month stands in such a one. */
export const waitsForWord = ({ here, next, warnings }: MonthSteps): SaidStep | undefined =>
  next === here && (here !== 'check' || warnings === 0)
    ? SaidStep.options.find((step) => step === here)
    : undefined;

/** Who goes on from a step says with it that the step is done. Somebody who may not say so, or comes too late, goes on all the same. */
export function useGoOn({ month, year }: Period): () => void {
  const company = useCompany();
  const client = useQueryClient();
  const { data } = useMonthSteps({ month, year });
  const maySay = useMayCall('markMonthStep');
  const { mutate } = useMutation({
    ...mutation(markMonthStep),
    onSettled: () => client.invalidateQueries(invalidates(getMonthSteps)),
    meta: { silent: true },
  });
  const step = data && waitsForWord(data);
  return () => {
    if (step && maySay) mutate({ body: { month, year, tenantId: company.id, step } });
  };
}
