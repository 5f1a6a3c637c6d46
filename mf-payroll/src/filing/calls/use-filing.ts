import { invalidates, query } from '@paga/client';
import {
  getBankLists,
  getBankSettings,
  getCorrections,
  getDeclarationCheck,
  getJournal,
  getLedgerAccounts,
  getMonthOverview,
  getMonthTasks,
} from '@paga/contract/filing';
import { getClosedVersions, getMonthSteps } from '@paga/contract/payroll';
import { useCompany } from '@paga/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Period } from '#month/period/use-period.ts';

/** The month of the company as every call of pay and file names it. */
export function useMonthOfCompany({ month, year }: Period) {
  const { id: tenantId } = useCompany();
  return { tenantId, month, year };
}

/** What is to be done with a month. */
export function useMonthTasks(period: Period) {
  const input = { query: useMonthOfCompany(period) };
  return useQuery({ ...query(getMonthTasks, input), meta: { silent: true } });
}

const READS = [
  getMonthTasks,
  getMonthSteps,
  getMonthOverview,
  getClosedVersions,
  getBankLists,
  getBankSettings,
  getDeclarationCheck,
  getJournal,
  getLedgerAccounts,
  getCorrections,
] as const;

/** Asks again for everything that pay and file shows, after something was noted or set. */
export function useRefreshFiling(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(READS.map((one) => client.invalidateQueries(invalidates(one))));
}
