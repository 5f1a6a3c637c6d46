import { dottedDate } from '@paga/calendar';
import { EmployerTier } from '@paga/contract/shapes';
import { sortableMonth } from '#core/calendar-month.ts';
import { DomainError } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { mapInTurns } from '#core/turns.ts';
import { findPeriod } from '#months/public.ts';
import type { Report } from '../files/report-table.ts';
import { monthTitle, reportWords } from '../files/report-words.ts';
import { refuseBelowZero } from '../report/refuse-below-zero.ts';
import { moneyColumn, personColumns, sumEuro, totalTitle } from '../report/report-columns.ts';
import { type PaymentFilter, paymentOrder } from './payment-order.ts';

const WIDTH = { tier: 11, account: 19, iban: 24, bank: 13, reason: 20 };

/** The payments of a month as a file's table, without those a net below zero refuses. */
export async function paymentOrderFile(ctx: Context, filter: PaymentFilter): Promise<Report> {
  const words = reportWords[ctx.actor.language];
  const rows = await paymentOrder(ctx, filter);
  const period = await findPeriod(ctx, filter);
  if (!period) throw new DomainError('NO_SALARIES');
  refuseBelowZero(rows.map(({ employeeName, nettoSalary }) => ({ name: employeeName, netto: nettoSalary })));
  const [name, number] = personColumns(words);
  if (!name || !number) throw new Error('a person has a name and a number');
  const table = {
    title: words.paymentOrder,
    period: monthTitle(filter, words),
    facts: [{ label: words.paymentDate, value: dottedDate(period.paymentDate) }],
    columns: [
      name,
      { title: words.employer, kind: 'text' as const, width: WIDTH.tier },
      number,
      { title: words.account, kind: 'identifier' as const, width: WIDTH.account },
      { title: 'IBAN', kind: 'identifier' as const, width: WIDTH.iban },
      { title: words.bank, kind: 'text' as const, width: WIDTH.bank },
      { title: words.reason, kind: 'text' as const, width: WIDTH.reason },
      moneyColumn(words.net),
    ],
    rows: await mapInTurns(rows, (row) => [
      row.employeeName,
      row.employer === EmployerTier.primary ? words.primary : words.secondary,
      row.personalNumber ?? words.missing,
      row.bankAccountNumber ?? words.missing,
      row.iban ?? words.missing,
      row.bank ?? words.missing,
      `${words.payOf}: ${row.month}`,
      row.nettoSalary,
    ]),
    totals: [
      totalTitle(words, rows.length),
      null,
      null,
      null,
      null,
      null,
      null,
      sumEuro(rows.map(({ nettoSalary }) => nettoSalary)),
    ],
  };
  return { name: `Urdherpagesa-${sortableMonth(filter)}`, tables: [table], landscape: true };
}
