import { call, invalidates, query } from '@paga/client';
import {
  getAccountLinks,
  getAccountProposals,
  getPaymentAccount,
  getPayrollAccounts,
  getServiceAccounts,
  getServiceConnection,
  refreshServiceAccounts,
} from '@paga/contract/bookkeeping';
import { getSectors } from '@paga/contract/employees/sectors';
import { useCompany, useFormStart } from '@paga/platform';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';

const silent = { meta: { silent: true } };

/** Everything the account link shows; `account` failures of the lists are only logged (spec 1 §8), so they read as empty. */
export function useAccountLink() {
  const { id: userId } = useCompany();
  const of = { query: { userId } };
  const [connection, links, payrollAccounts, payment, accounts, sectors] = useQueries({
    queries: [
      { ...query(getServiceConnection, of), ...silent },
      { ...query(getAccountLinks, undefined), ...silent },
      { ...query(getPayrollAccounts, undefined), ...silent },
      { ...query(getPaymentAccount, of), ...silent },
      { ...query(getServiceAccounts, of), ...silent },
      { ...query(getSectors, { query: { tenantId: userId } }), ...silent },
    ],
  });
  const needed = [connection, links, payrollAccounts];
  const retry = () => Promise.all(needed.map((one) => one.refetch()));
  const failed = needed.find(({ isError }) => isError);
  const started = useFormStart(...needed, payment);
  const waits = !started || [accounts, sectors].some(({ isPending }) => isPending);
  return {
    error: failed?.error,
    retry,
    data:
      !waits && connection.data && links.data && payrollAccounts.data
        ? {
            connection: connection.data,
            links: links.data,
            payrollAccounts: payrollAccounts.data,
            paymentAccount: payment.data?.paymentAccount ?? null,
            accounts: accounts.data?.value ?? [],
            sectors: sectors.data ?? [],
          }
        : undefined,
  };
}

export type AccountLinkData = NonNullable<ReturnType<typeof useAccountLink>['data']>;

/** Reads accounts and products of the service anew; a failure is only logged (spec 1 §8). */
export function useReadAccounts() {
  const { id: userId } = useCompany();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(refreshServiceAccounts, { body: { userId } }),
    onSettled: () =>
      Promise.all(
        [getServiceAccounts, getAccountProposals].map((list) => client.invalidateQueries(invalidates(list))),
      ),
    // biome-ignore lint/suspicious/noConsole: spec 1 §8 asks for a log and for nothing on the page
    onError: (error) => console.warn('the accounts of the service were not read', error.name),
    meta: { silent: true },
  });
}
