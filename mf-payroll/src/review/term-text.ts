import { PAY_TERMS, type PayTerm } from '@paga/contract/employees/pay-terms';
import { formatMoney, formatNumber, formatPercent } from '@paga/kit';
import type { TFunction } from 'i18next';

type Text = TFunction<'payroll'>;

/** A field of the terms by its name; one that this version does not know is shown as the salary's type. */
export function termsField(field: string): PayTerm {
  return PAY_TERMS.find((known) => known === field) ?? 'salaryPaymentType';
}

const named = {
  salaryPaymentType: ['fixed', 'hourly', 'project'],
  employerTier: ['primary', 'secondary'],
  employmentType: ['fullTime', 'partTime', 'contractor'],
  healthInsurance: ['shared', 'own', 'none'],
} as const;

/** A value of the terms as people read it. */
export function termText(field: string, value: unknown, t: Text): string {
  if (value === null || value === undefined) return t('review.value.companyWide');
  if (typeof value === 'boolean') return t(value ? 'review.value.yes' : 'review.value.no');
  if (Array.isArray(value)) return t('review.value.members', { count: value.length });
  const number = Number(value);
  if (field in named) {
    const names = named[field as keyof typeof named];
    return t(`review.value.${names[number - 1] ?? names[0]}`);
  }
  if (field.toLowerCase().endsWith('percentage')) return formatPercent(number);
  return field === 'workingHoursPerMonth' ? formatNumber(number) : `${formatMoney(number)}\u00a0€`;
}
