import type { CalculatorAnswer } from '@paga/contract/payroll';
import { EmployerTier } from '@paga/contract/shapes';
import { formatMoney, todayInKosovo } from '@paga/kit';
import type { SearchHit, SearchSource } from '@paga/platform';
import i18next from 'i18next';
import { quoteOffline } from '#dashboard/quote-offline.ts';

const AMOUNT = /^\d[\d,]*(\.\d{1,2})?\s*€?$/;
const MOST = 1_000_000;
const TERMS = { contributionPercentage: 5, employerTier: EmployerTier.primary, noTaxes: false };

/** Typed as money, "1,250.50 €": the euro, or nothing for another word. */
function amountOf(term: string): number | undefined {
  const euro = AMOUNT.test(term.trim()) ? Number(term.replace(/[^\d.]/g, '')) : 0;
  return euro > 0 && euro <= MOST ? euro : undefined;
}

function hit(id: 'fromGross' | 'fromNet', typed: number, quote: CalculatorAnswer): SearchHit {
  const say = (key: typeof id | 'hint', values: Record<string, string>) =>
    i18next.t(`search.amount.${key}`, { ns: 'payroll', ...values });
  const { gross, net, tax, contribution } = quote;
  return {
    id,
    title: say(id, { amount: formatMoney(typed), gross: formatMoney(gross), net: formatMoney(net) }),
    detail: say('hint', { tax: formatMoney(tax), contribution: formatMoney(contribution) }),
    path: '/',
  };
}

/** What an amount comes to, as gross and as net: the engine's own answer by the tables of the law, without a call. */
export const amountSource: SearchSource = {
  async search(term) {
    const typed = amountOf(term);
    if (typed === undefined) return [];
    const today = todayInKosovo();
    const fromGross = quoteOffline({ ...TERMS, calculateSalary: { gross: typed } }, today);
    const fromNet = quoteOffline({ ...TERMS, calculateSalary: { net: typed } }, today);
    return [
      ...(fromGross ? [hit('fromGross', typed, fromGross)] : []),
      ...(fromNet ? [hit('fromNet', typed, fromNet)] : []),
    ];
  },
};
