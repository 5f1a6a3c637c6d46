import type { Payslip } from '@paga/contract/payroll';
import { type Detail, DetailList, formatDate, Money, monthTitle, useKit } from '@paga/kit';
import { type PayslipLine, type PayslipSection, payslipFacts, payslipSections } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { SumButton } from '#explain/sum-drawer.tsx';
import { detailText, lineName, wordText } from './payslip-words.ts';
import { PayslipYear } from './payslip-year.tsx';
import './payslip-sheet.css';

function usePerson(slip: Payslip): Detail[] {
  const { t } = useTranslation('payroll');
  return payslipFacts(slip)
    .flat()
    .map((fact) => {
      const label = t(`payslip.fact.${fact.key}`);
      if ('word' in fact) return { key: fact.key, label, value: wordText(fact.word, t) };
      return { key: fact.key, label, value: 'date' in fact ? formatDate(fact.date) : fact.text };
    });
}

/** Left out: the amounts are only shown, as on paper. */
type OnExplain = ((step: string) => void) | undefined;

function Value({ line, onExplain }: { line: PayslipLine; onExplain: OnExplain }): ReactElement | null {
  if (line.value === null) return null;
  if (!onExplain || !('step' in line)) return <Money value={line.value} />;
  return <SumButton value={line.value} onOpen={() => onExplain(line.step)} />;
}

function Line({ line, onExplain }: { line: PayslipLine; onExplain: OnExplain }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <tr className={'strong' in line ? 'payslip-strong' : undefined}>
      <th scope="row">{lineName(line, t)}</th>
      <td className="payslip-detail paga-number">
        {'detail' in line && line.detail && detailText(line.detail, t)}
      </td>
      <td className="payslip-value">
        <Value line={line} onExplain={onExplain} />
      </td>
    </tr>
  );
}

function Section({ section, onExplain }: { section: PayslipSection; onExplain: OnExplain }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <table className="payslip-table">
      <caption>{t(`payslip.section.${section.key}`)}</caption>
      <tbody>
        {section.lines.map((line) => (
          <Line key={JSON.stringify(line)} line={line} onExplain={onExplain} />
        ))}
      </tbody>
    </table>
  );
}

/** A payslip as it stands on paper: company, person, how gross becomes net, what it costs the employer. */
export function PayslipSheet({ slip, onExplain }: { slip: Payslip; onExplain?: OnExplain }): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const person = usePerson(slip);
  return (
    <article className="payslip">
      <header className="payslip-head">
        <div>
          <strong>{slip.company.name}</strong>
          {slip.company.businessNumber && (
            <div>{t('payslip.businessNumber', { number: slip.company.businessNumber })}</div>
          )}
          {slip.company.address && <div>{slip.company.address}</div>}
        </div>
        <div className="payslip-period">
          <strong>{t(slip.closed ? 'payslip.name' : 'payslip.provisional')}</strong>
          <div>{monthTitle(slip.month, slip.year, language)}</div>
        </div>
      </header>
      <DetailList items={person} columns={3} />
      {payslipSections(slip).map((section) => (
        <Section key={section.key} section={section} onExplain={onExplain} />
      ))}
      <p className="payslip-net">
        <span>{t('payslip.net')}</span>
        {onExplain ? (
          <SumButton value={slip.netto} currency onOpen={() => onExplain('netto')} />
        ) : (
          <Money value={slip.netto} currency />
        )}
      </p>
      <PayslipYear slip={slip} />
    </article>
  );
}
