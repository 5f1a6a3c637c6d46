import { invalidates, mutation, query } from '@paga/client';
import {
  explainSalary,
  type GenerateResult,
  generateSalaries,
  getAverageSalary,
  getClosedVersions,
  getPayslip,
  getSalaries,
  getSalariesTillNow,
  getSalaryChecks,
  getSalaryComparison,
  getSalaryInputs,
  getSalaryTotals,
  hasSalaries,
} from '@paga/contract/payroll';
import { useToast } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MONTH_UNREAD, useHasSalaries, useMonthRows } from '#salary-edits/use-month-rows.ts';
import type { Period } from './use-period.ts';

const affected = [
  getSalaryChecks,
  getSalaryComparison,
  getClosedVersions,
  getSalaries,
  getSalaryInputs,
  getSalaryTotals,
  explainSalary,
  getPayslip,
  hasSalaries,
  getSalariesTillNow,
  getAverageSalary,
] as const;

/** Asks again for everything that shows salaries, after a month has changed. */
export function useRefreshSalaries(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(affected.map((endpoint) => client.invalidateQueries(invalidates(endpoint))));
}

function useCalculatedToast(): (result: GenerateResult) => void {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  return ({ salaries, counts }) => {
    if (salaries.length === 0) return toast.warning(t('calculations.nobody'));
    if (counts.created + counts.updated === 0) return toast.info(t('calculations.unchanged'));
    toast.success(t('calculations.done', { created: counts.created, updated: counts.updated, unchanged: counts.unchanged }));
  };
}

/** Calculates a month and says what came of it; figures are asked for again. */
export function useCalculate({ month, year }: Period) {
  const company = useCompany();
  const refresh = useRefreshSalaries();
  const say = useCalculatedToast();
  const generate = useMutation({
    ...mutation(generateSalaries),
    onSuccess: async (result) => {
      say(result);
      await refresh();
    },
  });
  const calculate = () => generate.mutateAsync({ query: { month, year, userId: company.id } }).catch(() => undefined);
  return { calculating: generate.isPending, calculate };
}

/** Everything the screen knows of a month: whether it was calculated, its rows, its totals, and how to calculate it. */
export function useSalaryMonth({ month, year }: Period) {
  const company = useCompany();
  const input = { query: { month, year, userId: company.id } };
  const has = useHasSalaries({ month, year });
  const calculated = has.data?.hasSalaries === true;
  const salaries = useMonthRows({ month, year });
  const totals = useQuery({ ...query(getSalaryTotals, input), meta: MONTH_UNREAD });
  return { has, salaries, totals, calculated, ...useCalculate({ month, year }) };
}

/** What `useSalaryMonth` answers. */
export type SalaryMonth = ReturnType<typeof useSalaryMonth>;
