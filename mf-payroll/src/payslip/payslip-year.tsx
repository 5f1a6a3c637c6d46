import type { Payslip } from '@paga/contract/payroll';
import { formatDate, Money } from '@paga/kit';
import { payslipToDate } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The calendar year up to the month of a payslip, and the leave left at its end; nothing for a month that was closed before payslips had it. */
export function PayslipYear({ slip }: { slip: Payslip }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const year = payslipToDate(slip);
  if (!year) return null;
  const { figures, leave } = year;
  return (
    <table className="payslip-table">
      <caption>{t('payslip.year.title', { year: slip.year })}</caption>
      <tbody>
        {figures.map(({ key, value }) => (
          <tr key={key}>
            <th scope="row">{t(`payslip.year.${key}`)}</th>
            <td className="payslip-value">
              <Money value={value} />
            </td>
          </tr>
        ))}
        {leave && (
          <tr>
            <th scope="row">{t('payslip.year.leave', { date: formatDate(leave.on) })}</th>
            <td className="payslip-value paga-number">{t('payslip.year.days', { count: leave.days })}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
