import { isApiError, query } from '@paga/client';
import { type CalculatorAnswer, type CalculatorQuestion, calculateSalary } from '@paga/contract/payroll';
import { useCompany } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quoteOffline } from './quote-offline.ts';

/** What the calculator shows: the server's answer, or the engine's own with the built-in tables when the call fails. */
type ShownQuote = { quote: CalculatorAnswer | null | undefined; offline: boolean };

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Belgrade' }).format(new Date());

/** Asks the server; specification 1 §7: if the call fails the product falls back to a local calculation. */
export function useQuote(question: Omit<CalculatorQuestion, 'userId'> | null): ShownQuote {
  const company = useCompany();
  const asked = question ?? { calculateSalary: { gross: 0 }, contributionPercentage: 5, employerTier: 1, noTaxes: false };
  const answer = useQuery({
    ...query(calculateSalary, { body: { ...asked, userId: company.id } }),
    enabled: question !== null,
    placeholderData: keepPreviousData,
    retry: false,
    meta: { silent: true },
  });
  if (question === null) return { quote: undefined, offline: false };
  if (isApiError(answer.error, 'NO_GROSS_FOR_NET')) return { quote: null, offline: false };
  if (answer.isError) return { quote: quoteOffline(question, today()), offline: true };
  return { quote: answer.data, offline: false };
}
