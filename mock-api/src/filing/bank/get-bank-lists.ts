import { getBankLists as call } from '@paga/contract/filing';
import { toEuro } from '@paga/payroll';
import { read } from '#core/http/handler.ts';
import { findMonth } from '../month/closed-month.ts';
import { bankProblems, monthPayments, wireList } from './month-payments.ts';
import { sumOfPayments } from './split-payments.ts';

export const getBankLists = read({
  call,
  run: async (ctx, { query }) => {
    const month = await findMonth(ctx, query);
    const paid = await monthPayments(ctx, query);
    const { payments, settings, split } = paid;
    const [net, otherwise] = [sumOfPayments(payments), sumOfPayments(split.otherwise)];
    const inLists = split.lists.reduce((sum, list) => sum + sumOfPayments(list.payments), 0);
    return {
      isClosed: Boolean(month?.closing),
      paymentDate: month?.period.paymentDate ?? null,
      lists: split.lists.map((list) => wireList(query, list, settings)),
      otherwise: split.otherwise.map(({ employeeId, name, cents }) => ({
        employeeId,
        name,
        amount: toEuro(cents),
      })),
      otherwiseTotal: toEuro(otherwise),
      nothing: split.nothing.length,
      net: toEuro(net),
      difference: toEuro((month?.closing?.netto ?? net) - inLists - otherwise),
      problems: bankProblems(paid),
    };
  },
});
