import type { Payslip } from '@paga/contract/payroll';
import { EmployerTier, SalaryPaymentType } from '@paga/contract/shapes';
import { type Detail, DetailList, formatDate, Money, monthTitle, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SumButton } from '#explain/sum-drawer.tsx';
import { type PayslipSection, payslipSections, stepOfLine } from './payslip-lines.ts';
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

type OnExplain = (step: string) => void;

function Value({ line: { key, value }, onExplain }: { line: PayslipSection['lines'][number]; onExplain: OnExplain }): ReactElement | null {
  const step = stepOfLine[key];
  if (value === null) return null;
  return step ? <SumButton value={value} onOpen={() => onExplain(step)} /> : <Money value={value} />;
}

function Section({ section, onExplain }: { section: PayslipSection; onExplain: OnExplain }): ReactElement {
  return (
    <table className="payslip-table">
      <caption>{section.title}</caption>
      <tbody>
        {section.lines.map((line) => (
          <tr key={line.key} className={line.strong ? 'payslip-strong' : undefined}>
            <th scope="row">{line.label}</th>
            <td className="payslip-detail paga-number">{line.detail}</td>
            <td className="payslip-value">
              <Value line={line} onExplain={onExplain} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A payslip as it stands on paper: company, person, how gross becomes net, what it costs the employer. */
export function PayslipSheet({ slip, onExplain }: { slip: Payslip; onExplain: OnExplain }): ReactElement {
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
        <Section key={section.key} section={section} onExplain={onExplain} />
      ))}
      <p className="payslip-net">
        <span>{t('payslip.net')}</span>
        <SumButton value={slip.netto} currency onOpen={() => onExplain('netto')} />
      </p>
    </article>
  );
}
