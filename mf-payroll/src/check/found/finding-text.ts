import type { Finding, LineCut } from '@paga/contract/payroll';
import { formatDate, formatMoney, formatNumber } from '@paga/kit';
import type { TFunction } from 'i18next';
import { changesText } from './changed-terms.ts';
import { comparedText } from './compared-text.ts';

type Text = TFunction<'payroll'>;

const shareText = (old: number, is: number): string =>
  old === 0
    ? ''
    : `${is >= old ? '+' : '−'}${formatNumber(Math.abs(Math.round((is / old - 1) * 100)))}\u00a0%`;

/** What was found, with the figures and accounts that it is about. */
export function findingText(
  {
    code,
    amount,
    account,
    previous,
    others,
    leave,
    kind,
    value,
    changes = [],
    lines = [],
    ...compared
  }: Finding,
  t: Text,
): string {
  const { old = 0, new: is = 0 } = compared;
  const shown = comparedText(code);
  return t(`check.found.${code}`, {
    old: shown(old),
    new: shown(is),
    share: shareText(old, is),
    kind: kind && t(`check.hours.${kind}`),
    value: code === 'PERSON_TWICE' && value ? formatDate(value) : value,
    amount: amount === undefined ? '' : `${formatMoney(amount)}\u00a0€`,
    account,
    previous,
    others: others?.join(', '),
    changes: changesText(changes, t),
    lines: lines.map((line) => lineText(line, t)).join('; '),
    ...leave,
  });
}

const lineText = ({ name, wanted, taken }: LineCut, t: Text): string =>
  t('check.line', { name, wanted: formatMoney(wanted), taken: formatMoney(taken) });
