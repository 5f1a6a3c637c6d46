import type { Payslip } from '@paga/contract/payroll';
import { EmployerTier, SalaryPaymentType } from '@paga/contract/shapes';
import { type Detail, DetailList, formatDate, Money, monthTitle, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type PayslipSection, payslipSections } from './payslip-lines.ts';
import './payslip-sheet.css';

const paymentTypeKey = {
  [SalaryPaymentType.fixed]: 'fixed',
  [SalaryPaymentType.hourly]: 'hourly',
  [SalaryPaymentType.project]: 'project',
} as const;

function usePerson({ employee, salaryPaymentType, paymentDate }: Payslip): Detail[] {
  const { t } = useTranslation('payroll');
  const detail = (
    key: 'employee' | 'personalNumber' | 'occupation' | 'account' | 'employer' | 'paymentType' | 'paymentDate' | 'insurance',
    value: string | null,
  ): Detail => ({
    key,
    label: t(`payslip.fact.${key}`),
    value,
  });
  const tier = employee.employer === EmployerTier.primary ? 'primary' : 'secondary';
  const type = paymentTypeKey[salaryPaymentType];
  return [
    detail('employee', employee.fullName),
    detail('personalNumber', employee.personalNumber),
    detail('occupation', employee.occupation),
    detail('account', employee.bankAccountNumber),
    detail('employer', t(`calculations.tier.${tier}`)),
    detail('paymentType', t(`payslip.paymentType.${type}`)),
    detail('paymentDate', formatDate(paymentDate)),
    detail('insurance', t(employee.hasHealthInsurance ? 'payslip.yes' : 'payslip.no')),
  ];
}

function Section({ section }: { section: PayslipSection }): ReactElement {
  return (
    <table className="payslip-table">
      <caption>{section.title}</caption>
      <tbody>
        {section.lines.map((line) => (
          <tr key={line.key} className={line.strong ? 'payslip-strong' : undefined}>
            <th scope="row">{line.label}</th>
            <td className="payslip-detail paga-number">{line.detail}</td>
            <td className="payslip-value">{line.value !== null && <Money value={line.value} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A payslip as it stands on paper: company, person, how gross becomes net, what it costs the employer. */
export function PayslipSheet({ slip }: { slip: Payslip }): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const person = usePerson(slip);
  return (
    <article className="payslip">
      <header className="payslip-head">
        <div>
          <strong>{slip.company.name}</strong>
          {slip.company.businessNumber && <div>{t('payslip.businessNumber', { number: slip.company.businessNumber })}</div>}
        </div>
        <div className="payslip-period">
          <strong>{t('payslip.name')}</strong>
          <div>{monthTitle(slip.month, slip.year, language)}</div>
        </div>
      </header>
      <DetailList items={person} columns={2} />
      {payslipSections(slip, t).map((section) => (
        <Section key={section.key} section={section} />
      ))}
      <p className="payslip-net">
        <span>{t('payslip.net')}</span>
        <Money value={slip.netto} currency />
      </p>
    </article>
  );
}
