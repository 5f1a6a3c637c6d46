import { WhatIfHours } from '@paga/contract/payroll';
import { EmployerTier } from '@paga/contract/shapes';
import { DatePicker, NativeSelect, NumberInput } from '@paga/kit';
import { monthEnd, monthStart, type SalaryPeriod } from '@paga/payroll';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { bandsOf, type FigureName, type LooseChange, upliftNames } from './change-draft.ts';
import { TaxBands } from './tax-bands.tsx';

type FieldsProps = {
  change: LooseChange;
  period: Period;
  basis: SalaryPeriod | undefined;
  onChange: (next: Partial<LooseChange>) => void;
};
type ChoiceName = 'mode' | 'hours' | 'of' | 'tier';
type Part = FigureName | ChoiceName | 'from' | 'bands';

/** What each kind of change says beside whom it means, in order. */
const parts: Record<LooseChange['kind'], readonly Part[]> = {
  raise: ['percentage', 'from'],
  salary: ['mode', 'amount', 'from'],
  hourPrice: ['mode', 'price', 'from'],
  contribution: ['employee', 'employer'],
  hours: ['hours', 'mode', 'value'],
  addition: ['of', 'mode', 'amount'],
  gross: ['amount'],
  uplifts: upliftNames,
  companyContribution: ['employee', 'employer'],
  taxBands: ['tier', 'bands'],
};

const isUplift = (name: FigureName): name is (typeof upliftNames)[number] =>
  upliftNames.some((one) => one === name);

function Labelled({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <div className="what-if-field">
      <span className="paga-hint" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

/** A figure of a change; the box reports every keystroke, so the month follows while it is typed. */
function FigureField({ change, onChange, name }: FieldsProps & { name: FigureName }): ReactElement {
  const { t } = useTranslation('payroll');
  const label = isUplift(name) ? t(`whatIf.hours.${name}`) : t(`whatIf.field.${name}`);
  const units = {
    amount: { suffix: '€', precision: 2 },
    price: { suffix: '€', precision: 4 },
    value: { suffix: t('edits.hours') },
  };
  const unit = name === 'amount' || name === 'price' || name === 'value' ? units[name] : { suffix: '%' };
  return (
    <Labelled label={label}>
      <NumberInput
        aria-label={label}
        {...unit}
        value={change[name] ?? null}
        onChange={(value) => onChange({ [name]: value })}
      />
    </Labelled>
  );
}

function DayField({ change, period, onChange }: FieldsProps): ReactElement {
  const { t } = useTranslation('payroll');
  const label = t('whatIf.field.from');
  const [first, last] = [monthStart(period.year, period.month), monthEnd(period.year, period.month)];
  return (
    <Labelled label={label}>
      <DatePicker
        aria-label={label}
        value={change.from ?? first}
        min={first}
        max={last}
        onChange={(from) => onChange({ from: from === first ? null : from })}
      />
    </Labelled>
  );
}

function ChoiceField({ change, basis, onChange, name }: FieldsProps & { name: ChoiceName }): ReactElement {
  const { t } = useTranslation('payroll');
  const label = t(`whatIf.field.${name}`);
  const choices = {
    mode: (['by', 'to'] as const).map((value) => ({
      value,
      label: t(`whatIf.mode.${value}`),
      facts: { mode: value },
    })),
    hours: WhatIfHours.options.map((value) => ({
      value,
      label: t(`whatIf.hours.${value}`),
      // What is not typed is computed: there is nothing to add to.
      facts: value === 'regular' ? { hours: value, mode: 'to' as const } : { hours: value },
    })),
    of: (['brutto', 'netto'] as const).map((value) => ({
      value,
      label: t(`whatIf.addition.${value}`),
      facts: { of: value },
    })),
    tier: (['primary', 'secondary'] as const).map((tier) => ({
      value: EmployerTier[tier],
      label: t(`calculations.tier.${tier}`),
      facts: { tier: EmployerTier[tier], bands: bandsOf(basis, EmployerTier[tier]) },
    })),
  };
  const options: { value: string | number; label: string; facts: Partial<LooseChange> }[] = choices[name];
  return (
    <Labelled label={label}>
      <NativeSelect
        label={label}
        value={change[name] ?? ''}
        options={options}
        onChange={(value) => onChange(options.find((option) => option.value === value)?.facts ?? {})}
      />
    </Labelled>
  );
}

function Field({ name, ...props }: FieldsProps & { name: Part }): ReactElement | null {
  switch (name) {
    case 'from':
      return <DayField {...props} />;
    case 'bands':
      return <TaxBands bands={props.change.bands ?? []} onChange={(bands) => props.onChange({ bands })} />;
    case 'mode':
      return props.change.hours === 'regular' ? null : <ChoiceField {...props} name={name} />;
    case 'hours':
    case 'of':
    case 'tier':
      return <ChoiceField {...props} name={name} />;
    default:
      return <FigureField {...props} name={name} />;
  }
}

/** What a change says beside whom it means. */
export function ChangeFields(props: FieldsProps): ReactElement {
  return (
    <>
      {parts[props.change.kind].map((name) => (
        <Field key={name} {...props} name={name} />
      ))}
    </>
  );
}
