import { PercentageRange } from '@paga/contract/limits';
import type { CalculatorQuestion } from '@paga/contract/payroll';
import { EmployerTier } from '@paga/contract/shapes';
import { CheckBox, NumberInput, Segmented, Stack } from '@paga/kit';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** What lies between gross and net besides the amount. */
export type Terms = Pick<CalculatorQuestion, 'contributionPercentage' | 'employerTier' | 'noTaxes'>;

/** Tier, exemption and contribution rate, under "more". */
export function CalculatorTerms({
  terms,
  onChange,
}: {
  terms: Terms;
  onChange: (next: Terms) => void;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const id = useId();
  const tiers: { value: EmployerTier; label: string }[] = [
    { value: EmployerTier.primary, label: t('calculations.tier.primary') },
    { value: EmployerTier.secondary, label: t('calculations.tier.secondary') },
  ];
  return (
    <Stack gap={8}>
      <Segmented
        label={t('dashboard.calculator.tier')}
        value={terms.employerTier}
        options={tiers}
        onChange={(employerTier) => onChange({ ...terms, employerTier })}
      />
      <div>
        <label htmlFor={id}>{t('dashboard.calculator.rate')}</label>
        <NumberInput
          id={id}
          {...PercentageRange}
          keys="either"
          value={terms.contributionPercentage}
          style={{ width: '100%' }}
          onChange={(value) => onChange({ ...terms, contributionPercentage: value ?? 0 })}
        />
      </div>
      <CheckBox checked={terms.noTaxes} onChange={(noTaxes) => onChange({ ...terms, noTaxes })}>
        {t('dashboard.calculator.exempt')}
      </CheckBox>
    </Stack>
  );
}
