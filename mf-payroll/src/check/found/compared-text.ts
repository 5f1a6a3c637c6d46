import type { Finding } from '@paga/contract/payroll';
import { formatMoney, formatNumber } from '@paga/kit';

const isCounted = (code: Finding['code']) => code.startsWith('HOURS') || code === 'LEAVE_OVER_MONTH';

/** A compared figure as people read it: hours and days, or euro. */
export const comparedText =
  (code: Finding['code']) =>
  (value: number): string =>
    isCounted(code) ? formatNumber(value) : `${formatMoney(value)}\u00a0€`;
