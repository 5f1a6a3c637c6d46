import { type LeaveEmployee, type LeaveTypeId, leaveTypeName } from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { Figure, formatNumber, type SimpleColumn, SimpleTable, useKit } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LedgerFigure, LedgerModal } from '#ledger/ledger.modal.tsx';
import './balances.css';

/** What a year grants of a type, what of it is used, what is left. */
type Balance = { type: LeaveTypeId; total: number; used: number; left: number };

/** The balances a person has: men of three types, women of four. */
function balancesOf(person: LeaveEmployee): Balance[] {
  const female = person.gender === Gender.female;
  const special = (female ? person.femaleSpecialDays : person.maleSpecialDays) + person.specialEventDays;
  const maternity: Balance = {
    type: LeaveType.maternity,
    total: person.maternityDays,
    used: person.maternityUsed,
    left: person.maternityLeft,
  };
  return [
    { type: LeaveType.annual, total: person.annualDays, used: person.annualUsed, left: person.annualLeft },
    {
      type: LeaveType.medical,
      total: person.medicalDays,
      used: person.medicalUsed,
      left: person.medicalLeft,
    },
    ...(female ? [maternity] : []),
    { type: LeaveType.special, total: special, used: person.specialUsed, left: person.specialLeft },
  ];
}

/** Total, used and left of a year, per type; every figure opens its lines. */
export function Balances({ person }: { person: LeaveEmployee }): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const [opened, setOpened] = useState<{ type: LeaveTypeId; figure: LedgerFigure } | null>(null);
  const nameOf = (type: LeaveTypeId) => leaveTypeName(type, language);
  const figure = (key: LedgerFigure): SimpleColumn<Balance> => ({
    key,
    title: t(`person.column.${key}`),
    align: 'right',
    render: (balance) => (
      <button
        type="button"
        className="paga-reset balance-figure"
        aria-label={t('person.lines', {
          type: nameOf(balance.type),
          figure: t(`person.column.${key}`),
          days: formatNumber(balance[key]),
        })}
        onClick={() => setOpened({ type: balance.type, figure: key })}
      >
        <Figure value={balance[key]} />
      </button>
    ),
  });
  const columns: SimpleColumn<Balance>[] = [
    { key: 'type', title: t('person.column.type'), render: ({ type }) => nameOf(type) },
    figure('total'),
    figure('used'),
    figure('left'),
  ];
  const label = t('person.balances', { year: person.year });
  return (
    <>
      <SimpleTable
        label={label}
        showLabel
        rows={balancesOf(person)}
        columns={columns}
        rowKey={({ type }) => type}
      />
      <p className="paga-hint">{t('person.linesHint')}</p>
      {person.annualExpired > 0 && (
        <p className="paga-hint">{t('person.expired', { days: formatNumber(person.annualExpired) })}</p>
      )}
      {opened && (
        <LedgerModal person={person} year={person.year} {...opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
