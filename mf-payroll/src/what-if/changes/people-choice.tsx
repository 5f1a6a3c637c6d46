import type { WhatIfPeople } from '@paga/contract/payroll';
import { EmployerTier } from '@paga/contract/shapes';
import { NativeSelect, Select } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { RealMonth } from '../tried/tried-month.ts';

type PeopleChoiceProps = { value: WhatIfPeople; month: RealMonth; onChange: (next: WhatIfPeople) => void };
type Choice = { who: WhatIfPeople; label: string };

const keyOf = (who: WhatIfPeople) =>
  who.to === 'sector' ? `sector-${who.sectorId}` : who.to === 'tier' ? `tier-${who.tier}` : who.to;

/** Whom a change can mean: everybody, a sector, a tier when the month has both, or people by name. */
function useChoices({ value, month: { rows, inputs } }: PeopleChoiceProps): Choice[] {
  const { t } = useTranslation('payroll');
  const bothTiers = new Set(rows.map((row) => row.employer)).size > 1 || value.to === 'tier';
  const tiers = (['primary', 'secondary'] as const).map((tier) => ({
    who: { to: 'tier' as const, tier: EmployerTier[tier] },
    label: t(`whatIf.who.${tier}`),
  }));
  return [
    { who: { to: 'all' }, label: t('whatIf.who.all') },
    ...inputs.sectors.map(({ id, name }) => ({
      who: { to: 'sector' as const, sectorId: id },
      label: t('whatIf.who.sector', { name }),
    })),
    ...(bothTiers ? tiers : []),
    { who: value.to === 'people' ? value : { to: 'people', employeeIds: [] }, label: t('whatIf.who.people') },
  ];
}

/** Whom a change means. */
export function PeopleChoice(props: PeopleChoiceProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { value, month, onChange } = props;
  const choices = useChoices(props);
  const pick = (key: string) => {
    const choice = choices.find(({ who }) => keyOf(who) === key);
    if (choice) onChange(choice.who);
  };
  return (
    <>
      <NativeSelect
        label={t('whatIf.field.who')}
        value={keyOf(value)}
        options={choices.map(({ who, label }) => ({ value: keyOf(who), label }))}
        onChange={pick}
      />
      {value.to === 'people' && (
        <Select<number[]>
          mode="multiple"
          className="what-if-people"
          aria-label={t('whatIf.field.people')}
          placeholder={t('whatIf.field.people')}
          maxTagCount={2}
          value={value.employeeIds}
          options={month.rows.map(({ employeeId, name }) => ({ value: employeeId, label: name }))}
          onChange={(employeeIds) => onChange({ to: 'people', employeeIds })}
        />
      )}
    </>
  );
}
