import { formatMoney, formatNumber, formatPercent } from '@paga/kit/own';
import { detailFigures, type PayslipDetail, type PayslipLine, type PayslipWord } from '@paga/payroll';
import type { TFunction } from 'i18next';

type Text = TFunction<'payroll'>;

/** What a line of a payslip is called. */
export function lineName(line: PayslipLine, t: Text): string {
  if (line.key === 'project') return `${line.project}: ${line.name}`;
  if (line.key === 'recurring') return line.name;
  if (line.key === 'band') {
    const from = formatMoney(line.from);
    return line.to === null
      ? t('payslip.line.bandAbove', { from })
      : t('payslip.line.band', { from, to: formatMoney(line.to) });
  }
  return t(`payslip.line.${line.key}`, { percent: formatPercent(line.uplift) });
}

/** How a line came about: "12 nga 22 ditë pune". */
export function detailText(detail: PayslipDetail, t: Text): string {
  switch (detail.kind) {
    case 'days':
      return t('payslip.days', { contract: detail.contract, month: detail.month });
    case 'typed':
      return t('payslip.typed');
    case 'owed':
      return t('payslip.owed', { amount: formatMoney(detail.amount) });
    case 'lines':
      return detail.lines.map(({ name, amount }) => `${name} ${formatMoney(amount)}`).join(', ');
    default:
      return detailFigures(detail, { money: formatMoney, percent: formatPercent, number: formatNumber });
  }
}

/** A word of a fact: "Primar", "Me orë", "Po". */
export function wordText(word: PayslipWord, t: Text): string {
  switch (word) {
    case 'primary':
    case 'secondary':
      return t(`calculations.tier.${word}`);
    case 'yes':
    case 'no':
      return t(`payslip.${word}`);
    default:
      return t(`payslip.paymentType.${word}`);
  }
}
