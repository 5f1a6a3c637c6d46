import type { PayRaise, RaiseRefusal } from '@paga/contract/employees';
import { SalaryPaymentType } from '@paga/contract/shapes';
import { isPayrollError, raisedBy, toCents, toEuro } from '@paga/payroll';
import { grossOfNet, type NetTerms } from '#months/public.ts';
import { type DatedTerms, insuranceOf } from '#people/public.ts';
import { payOf, unitOf } from './pay-days.ts';

type Asked = Pick<PayRaise, 'percent' | 'side'> & { pay: number | null };

/** The pay that a raise comes to, in euro, or why there is none. A per cent is rounded half up to the cent, a price of an hour too. */
export function newPayOf(
  terms: DatedTerms,
  { percent, side, pay }: Asked,
  net: NetTerms,
): { pay: number } | { refused: RaiseRefusal } {
  if (terms.salaryPaymentType === SalaryPaymentType.project) return { refused: 'byProject' };
  const unit = unitOf(terms);
  if (percent !== null) return { pay: toEuro(raisedBy(Math.round(payOf(terms) * 100), percent)) };
  if (pay === null) return { refused: 'same' };
  if (unit === 'hour') return side === 'net' ? { refused: 'netOfHours' } : { pay };
  try {
    const cents = toCents(pay);
    if (side === 'gross') return { pay };
    const position = { ...terms, insurance: insuranceOf(terms) };
    return { pay: toEuro(grossOfNet(cents, position, net)) };
  } catch (error) {
    if (!isPayrollError(error)) throw error;
    return { refused: error.code === 'NOT_EXACT' ? 'finerThanCent' : 'noGross' };
  }
}
