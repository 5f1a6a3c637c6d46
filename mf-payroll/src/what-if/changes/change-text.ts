import type { WhatIfChange, WhatIfPeople } from '@paga/contract/payroll';
import { EmployerTier } from '@paga/contract/shapes';
import { formatDate, formatMoney, formatNumber, formatPercent } from '@paga/kit';
import { isRate } from '@paga/payroll';
import type { TFunction } from 'i18next';
import type { RealMonth } from '../tried/tried-month.ts';
import { upliftNames } from './change-draft.ts';

type Text = TFunction<'payroll'>;

/** How many people are named; the rest is counted. */
const NAMED = 3;

function peopleText(who: WhatIfPeople, { inputs: { sectors }, rows }: RealMonth, t: Text): string {
  if (who.to === 'all') return t('whatIf.who.all');
  if (who.to === 'tier')
    return t(who.tier === EmployerTier.primary ? 'whatIf.who.primary' : 'whatIf.who.secondary');
  if (who.to === 'sector')
    return t('whatIf.who.sector', { name: sectors.find(({ id }) => id === who.sectorId)?.name ?? '–' });
  const names = rows.filter(({ employeeId }) => who.employeeIds.includes(employeeId)).map(({ name }) => name);
  if (names.length === 0) return t('whatIf.who.people');
  const more = who.employeeIds.length - Math.min(NAMED, names.length);
  const listed = names.slice(0, NAMED).join(', ');
  return more > 0 ? t('whatIf.who.more', { names: listed, count: more }) : listed;
}

/** Whom a change means, in words: a rate means everybody. */
export function meantText(change: WhatIfChange, month: RealMonth, t: Text): string {
  return peopleText(isRate(change) ? { to: 'all' } : change.who, month, t);
}

const euro = (value: number) => `${formatMoney(value)}\u00a0€`;
const signed = (value: number, say: (value: number) => string) =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${say(Math.abs(value))}`;
const hours = (value: number) => `${formatNumber(value)}\u00a0h`;
const moved = (mode: 'by' | 'to', value: number, say: (value: number) => string) =>
  mode === 'by' ? signed(value, say) : `= ${say(value)}`;

function both(employee: number | undefined, employer: number | undefined, t: Text): string {
  const said = [
    employee === undefined ? [] : [t('whatIf.says.employee', { value: formatPercent(employee) })],
    employer === undefined ? [] : [t('whatIf.says.employer', { value: formatPercent(employer) })],
  ];
  return said.flat().join(', ');
}

/** What a change does, in a few words: "Paga mujore +50.00 €". */
export function changeText(change: WhatIfChange, t: Text): string {
  switch (change.kind) {
    case 'raise':
      return t('whatIf.says.raise', { value: signed(change.percentage, formatPercent) });
    case 'salary':
      return t('whatIf.says.salary', { value: moved(change.mode, change.amount, euro) });
    case 'hourPrice':
      return t('whatIf.says.hourPrice', {
        value: moved(change.mode, change.price, (price) => `${price.toFixed(4)}\u00a0€`),
      });
    case 'contribution':
      return t('whatIf.says.contribution', { value: both(change.employee, change.employer, t) });
    case 'hours':
      return `${t(`whatIf.hours.${change.hours}`)} ${moved(change.mode, change.value, hours)}`;
    case 'gross':
      return t('whatIf.says.gross', { value: euro(change.amount) });
    case 'addition':
      return `${t(`whatIf.addition.${change.of}`)} ${moved(change.mode, change.amount, euro)}`;
    case 'uplifts': {
      const said = upliftNames.flatMap((name) => {
        const value = change[name];
        return value === undefined ? [] : [`${t(`whatIf.hours.${name}`)} ${formatPercent(value)}`];
      });
      return said.join(', ');
    }
    case 'companyContribution':
      return t('whatIf.says.companyContribution', { value: both(change.employee, change.employer, t) });
    default:
      return t(change.tier === EmployerTier.primary ? 'whatIf.says.taxPrimary' : 'whatIf.says.taxSecondary', {
        value: change.bands.map(({ percentage }) => formatPercent(percentage)).join(' / '),
      });
  }
}

/** The day from which a change of pay holds, when it names one. */
export function dayText(change: WhatIfChange, t: Text): string | undefined {
  return 'from' in change && change.from
    ? t('whatIf.says.from', { day: formatDate(change.from) })
    : undefined;
}
