import { dottedDate } from '@paga/calendar';
import { EmployerTier } from '@paga/contract/shapes';
import { sortableMonth } from '#core/calendar-month.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { findPeriod } from '#months/public.ts';
import { type Report, tableOf } from '../files/report-table.ts';
import { monthTitle, reportWords } from '../files/report-words.ts';
import { refuseBelowZero } from '../report/refuse-below-zero.ts';
import { moneyColumn, nameColumn, numberColumn, sumEuro } from '../report/report-columns.ts';
import { type PaymentFilter, paymentOrder } from './payment-order.ts';

const WIDTH = { tier: 11, account: 19, iban: 24, bank: 13, reason: 20 };

/** The payments of a month as a file's table, without those a net below zero refuses. */
export async function paymentOrderFile(ctx: Context, filter: PaymentFilter): Promise<Report> {
  const words = reportWords[ctx.actor.language];
  const rows = await paymentOrder(ctx, filter);
  const period = await findPeriod(ctx, filter);
  if (!period) throw new DomainError('NO_SALARIES');
  refuseBelowZero(rows.map(({ employeeName, nettoSalary }) => ({ name: employeeName, netto: nettoSalary })));
  const text = (title: string, width: number) => ({ title, width, kind: 'text' as const });
  const identifier = (title: string, width: number) => ({ title, width, kind: 'identifier' as const });
  const table = await tableOf({
    title: words.paymentOrder,
    period: monthTitle(filter, words),
    facts: [{ label: words.paymentDate, value: dottedDate(period.paymentDate) }],
    columns: [
      { ...nameColumn(words, rows.length), value: ({ employeeName }) => employeeName },
      {
        ...text(words.employer, WIDTH.tier),
        value: ({ employer }) => (employer === EmployerTier.primary ? words.primary : words.secondary),
      },
      {
        ...numberColumn(words),
        value: ({ personalNumber }) => personalNumber ?? words.missing,
      },
      {
        ...identifier(words.account, WIDTH.account),
        value: ({ bankAccountNumber }) => bankAccountNumber ?? words.missing,
      },
      { ...identifier('IBAN', WIDTH.iban), value: ({ iban }) => iban ?? words.missing },
      { ...text(words.bank, WIDTH.bank), value: ({ bank }) => bank ?? words.missing },
      { ...text(words.reason, WIDTH.reason), value: ({ month }) => `${words.payOf}: ${month}` },
      {
        ...moneyColumn(words.net),
        value: ({ nettoSalary }) => nettoSalary,
        total: sumEuro(rows.map(({ nettoSalary }) => nettoSalary)),
      },
    ],
    rows,
  });
  return { name: `Urdherpagesa-${sortableMonth(filter)}`, tables: [table], landscape: true };
}
