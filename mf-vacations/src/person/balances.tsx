import { leaveTypeName, type VacationEmployee, type VacationTypeName } from '@paga/contract/leave';
import { Gender } from '@paga/contract/shapes';
import { Figure, type SimpleColumn, SimpleTable, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What a year grants of a type, what of it is used, what is left. */
type Balance = { type: VacationTypeName; total: number; used: number; left: number };

/** The balances a person has: men of three types, women of four. */
function balancesOf(person: VacationEmployee): Balance[] {
  const female = person.gender === Gender.female;
  const special = female ? person.femaleSpecialDays : person.maleSpecialDays;
  const maternity: Balance = {
    type: 'maternity',
    total: person.maternityDays,
    used: person.maternityUsed,
    left: person.maternityLeft,
  };
  return [
    { type: 'annual', total: person.annualDays, used: person.annualUsed, left: person.annualLeft },
    { type: 'medical', total: person.medicalDays, used: person.medicalUsed, left: person.medicalLeft },
    ...(female ? [maternity] : []),
    { type: 'special', total: special, used: person.specialUsed, left: person.specialLeft },
  ];
}

/** Total, used and left of a year, per type. */
export function Balances({ person }: { person: VacationEmployee }): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const figure = (key: 'total' | 'used' | 'left'): SimpleColumn<Balance> => ({
    key,
    title: t(`person.column.${key}`),
    align: 'right',
    render: (balance) => <Figure value={balance[key]} />,
  });
  const columns: SimpleColumn<Balance>[] = [
    { key: 'type', title: t('person.column.type'), render: ({ type }) => leaveTypeName(type, language) },
    figure('total'),
    figure('used'),
    figure('left'),
  ];
  const label = t('person.balances', { year: person.year });
  return (
    <SimpleTable
      label={label}
      showLabel
      rows={balancesOf(person)}
      columns={columns}
      rowKey={({ type }) => type}
    />
  );
}
