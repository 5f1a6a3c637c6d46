import type { TraceInput, TraceStep } from '@paga/contract/payroll';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@paga/kit';
import type { TFunction } from 'i18next';

type Text = TFunction<'payroll'>;

/** Keys of the engine may carry dots (`hourLines.night`); in the messages they are one word (`hourLinesNight`). */
const flat = (key: string) => key.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The name of a number: "Tatimi në pagë". */
export function stepName(key: string, t: Text): string {
  return t(`explain.value.${flat(key)}` as 'explain.value.tax');
}

/** What a formula says in words. */
export function formulaText(formula: string, t: Text): string {
  return t(`explain.formula.${flat(formula)}` as 'explain.formula.taxBands');
}

const leaves = ['annual', 'medical', 'maternity', 'special'] as const;

/** A traced value as people read it. */
export function valueText({ value, unit }: Pick<TraceInput, 'value' | 'unit'>, t: Text): string {
  if (value === null) return t('explain.open');
  if (unit === 'date') return formatDate(String(value));
  if (unit === 'text') return String(value);
  const number = Number(value);
  switch (unit) {
    case 'euro':
      return `${formatMoney(number)}\u00a0€`;
    case 'percent':
      return formatPercent(number);
    case 'price':
      return t('explain.unit.price', { value: number.toFixed(4) });
    case 'days':
      return t('explain.unit.days', { count: number });
    case 'hours':
      return t('explain.unit.hours', { value: formatNumber(number) });
    case 'leave':
      return t(`explain.leave.${leaves[number] ?? 'annual'}`);
    default:
      return formatNumber(number);
  }
}

/** The unrounded value as it stood before rounding half up. */
export function exactText(step: TraceStep): string {
  const exact = step.rounding?.exact ?? '';
  return step.unit === 'euro' ? `${exact}\u00a0€` : exact;
}

/** Whether rounding changed the value: what was exact already needs no word about it. */
export function wasRounded({ rounding, value }: TraceStep): boolean {
  return rounding !== undefined && Number(rounding.exact) !== value;
}
