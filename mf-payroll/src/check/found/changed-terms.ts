import type { ChangedTerm, TermChange } from '@paga/contract/payroll';
import { HealthInsuranceOption } from '@paga/contract/shapes';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@paga/kit';
import type { TFunction } from 'i18next';

type Text = TFunction<'payroll'>;

const flags: readonly ChangedTerm[] = ['noTaxes', 'hasContributions'];
const premiums: readonly ChangedTerm[] = ['prime', 'partner', 'children', 'adultChildren', 'parent'];
const numbers: readonly ChangedTerm[] = ['workingHoursPerMonth', 'hoursPerMonth', 'familyMembers'];

function insuranceText(value: number, t: Text): string {
  if (value === HealthInsuranceOption.none) return t('check.change.value.none');
  return t(value === HealthInsuranceOption.shared ? 'check.change.value.shared' : 'check.change.value.own');
}

function valueText(term: ChangedTerm, value: number | null, t: Text): string {
  if (value === null) return t('check.change.value.unset');
  if (flags.includes(term)) return t(value === 1 ? 'check.change.value.yes' : 'check.change.value.no');
  if (premiums.includes(term)) return `${formatMoney(value)}\u00a0€`;
  if (numbers.includes(term)) return formatNumber(value);
  if (term === 'healthInsurance') return insuranceText(value, t);
  if (term === 'employerTier')
    return t(value === 1 ? 'check.change.value.primary' : 'check.change.value.secondary');
  return formatPercent(value);
}

/** What changed within a month, each term with the value before and the one that counts: "night uplift 30% → 35% from 16.10.2026". */
export function changesText(changes: readonly TermChange[], t: Text): string {
  return changes
    .map(({ term, from, to, on }) =>
      t('check.change.text', {
        term: t(`check.change.term.${term}`),
        from: valueText(term, from, t),
        to: valueText(term, to, t),
        on: formatDate(on),
      }),
    )
    .join('; ');
}
