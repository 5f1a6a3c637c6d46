import { formatDate, formatMoney, formatNumber, formatPercent, useKit } from '@paga/kit';
import { type Explainer, explainer } from '@paga/payroll/explained';

const format = { money: formatMoney, percent: formatPercent, number: formatNumber, date: formatDate };

/** The words of explanations in the language on screen. */
export function useExplainer(): Explainer {
  return explainer(useKit().language, format);
}
