import {
  getOwnPayslips as call,
  type OwnPayslipMonth,
  type OwnPayslipYear,
} from '@paga/contract/own/payslips';
import type { CertificateAmount } from '@paga/contract/reports/amounts';
import { groupedBy, toEuro } from '@paga/payroll';
import { sortableMonth } from '#core/calendar-month.ts';
import { found } from '#core/domain-error.ts';
import { ownRead } from '#core/http/own-handler.ts';
import { newestOfMonths, ownClosings, standingOf } from './own-closings.ts';

type Closing = Awaited<ReturnType<typeof ownClosings>>[number];

function monthOf([first, ...earlier]: readonly Closing[]): OwnPayslipMonth {
  const newest = found(first);
  const { id, year, month, paymentDate, totalNetto } = newest;
  return {
    ...{ id, year, month, paymentDate, netto: toEuro(totalNetto), standing: standingOf(newest) },
    earlier: earlier.map((one) => ({
      ...{ id: one.id, number: one.number },
      ...{ closedAt: one.closedAt.toISOString(), netto: toEuro(one.totalNetto) },
    })),
  };
}

function yearOf(year: number, newest: readonly Closing[]): OwnPayslipYear {
  const sum = (name: CertificateAmount) => toEuro(newest.reduce((total, one) => total + one[name], 0));
  return {
    ...{ year, months: newest.length, totalBrutto: sum('bruto'), netto: sum('totalNetto') },
    ...{ contribution: sum('totalPersonalContribute'), tax: sum('totalTaxes') },
  };
}

export const getOwnPayslips = ownRead({
  call,
  part: 'payslips',
  run: async (ctx) => {
    const closings = await ownClosings(ctx);
    const years = groupedBy(newestOfMonths(closings), ({ year }) => year);
    return {
      months: [...groupedBy(closings, sortableMonth).values()].map(monthOf),
      years: [...years].map(([year, ofYear]) => yearOf(year, ofYear)),
    };
  },
});
