import { isApiError, query } from '@paga/client';
import { type CalculatorAnswer, type CalculatorQuestion, calculateSalary } from '@paga/contract/payroll';
import { todayInKosovo } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quoteOffline } from './quote-offline.ts';

/** What the calculator shows: the server's answer, or the engine's own with the built-in tables when the call fails. `busy`: it is still that of the amount before. */
type ShownQuote = { quote: CalculatorAnswer | null | undefined; offline: boolean; busy: boolean };

/** Asks the server; specification 1 §7: if the call fails the product falls back to a local calculation. */
export function useQuote(question: Omit<CalculatorQuestion, 'userId'> | null): ShownQuote {
  const company = useCompany();
  const asked = question ?? {
    calculateSalary: { gross: 0 },
    contributionPercentage: 5,
    employerTier: 1,
    noTaxes: false,
  };
  const answer = useQuery({
    ...query(calculateSalary, { body: { ...asked, userId: company.id } }),
    enabled: question !== null,
    placeholderData: keepPreviousData,
    retry: false,
    // Without a network the call fails at once, instead of waiting for one.
    networkMode: 'always',
    refetchOnReconnect: true,
    meta: { silent: true },
  });
  if (question === null) return { quote: undefined, offline: false, busy: false };
  if (isApiError(answer.error, 'NO_GROSS_FOR_NET')) return { quote: null, offline: false, busy: false };
  if (answer.isError) return { quote: quoteOffline(question, todayInKosovo()), offline: true, busy: false };
  return { quote: answer.data, offline: false, busy: answer.isPlaceholderData };
}
