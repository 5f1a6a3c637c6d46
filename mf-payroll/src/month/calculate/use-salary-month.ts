import { invalidates, isApiError, mutation, query } from '@paga/client';
import {
  explainSalary,
  type GenerateResult,
  generateSalaries,
  getAverageSalary,
  getClosedVersions,
  getMonthSteps,
  getPayslip,
  getSalaries,
  getSalariesTillNow,
  getSalaryChecks,
  getSalaryComparison,
  getSalaryInputs,
  getSalaryTotals,
  getSignOff,
  hasSalaries,
} from '@paga/contract/payroll';
import { useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSavedFirst } from '#month/queue/use-saved-first.tsx';
import type { Period } from '../period/use-period.ts';
import { MONTH_UNREAD, useHasSalaries, useMonthRows } from '../use-month-rows.ts';

/** Most people that a message names. */
const MOST_NAMED = 5;

const affected = [
  getSalaryChecks,
  getSalaryComparison,
  getClosedVersions,
  getMonthSteps,
  getSalaries,
  getSalaryInputs,
  getSalaryTotals,
  getSignOff,
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
    // Rows are written anew for another date alone; people ask whose money has changed.
    if (counts.created + counts.changed === 0) return toast.info(t('calculations.sameSums'));
    toast.success(
      t('calculations.done', {
        created: counts.created,
        updated: counts.changed,
        unchanged: counts.unchanged + counts.updated - counts.changed,
      }),
    );
  };
}

/** Says why a month was not calculated, and of whom: nothing was written for anybody. */
function useNotCalculatedToast(): (error: unknown) => void {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  return (error) => {
    const named = (path: string) =>
      isApiError(error)
        ? error.fields.filter((field) => field.path === path).map(({ message }) => message)
        : [];
    const people = named('employees');
    if (people.length === 0) return toast.error(errorText(error));
    const others = people.length > MOST_NAMED ? ', …' : '';
    const names = `${people.slice(0, MOST_NAMED).join(', ')}${others}`;
    const [line] = named('budgetLines');
    if (line !== undefined) return toast.error(t('calculations.failed.shares', { line, names }));
    const why = isApiError(error, 'NO_GROSS_FOR_NET') ? 'noGross' : 'refused';
    toast.error(t(`calculations.failed.${why}`, { names }));
  };
}

/** Calculates a month and says what came of it; figures are asked for again. Cells that are not saved come first: `question` asks for them. */
export function useCalculate(period: Period) {
  const { month, year } = period;
  const company = useCompany();
  const refresh = useRefreshSalaries();
  const say = useCalculatedToast();
  const refuse = useNotCalculatedToast();
  const saved = useSavedFirst(period);
  const generate = useMutation({
    ...mutation(generateSalaries),
    onSuccess: async (result) => {
      say(result);
      await refresh();
    },
    onError: refuse,
    meta: { silent: true },
  });
  const run = () =>
    generate.mutateAsync({ query: { month, year, userId: company.id } }).catch(() => undefined);
  return { calculating: generate.isPending, calculate: () => saved.ask(run), question: saved.question };
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
