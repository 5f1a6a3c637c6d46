import type { Payslip } from '@paga/contract/payroll';
import type { SalaryTrace } from '@paga/contract/payroll/trace';
import { AskQuestion } from '@paga/forms/ask-question';
import { Amount, formatDate, type Language } from '@paga/kit/own';
import { type PayslipLine, payslipFacts, payslipSections } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { detailText, lineName, wordText } from '../payslip/payslip-words.ts';
import { StepDetails } from './step-details.tsx';

type Explained = { slip: Payslip; trace: SalaryTrace | null; language: Language };

/** What stands on the payslip, group by group; a line opens how it came about. */
export function PayslipLines({ slip, trace, language }: Explained): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <>
      <section className="own-card" aria-labelledby="own-facts">
        <h2 id="own-facts">{slip.company.name}</h2>
        <dl className="own-lines">
          {payslipFacts(slip)
            .flat()
            .map((fact) => (
              <div key={fact.key} className="own-line">
                <dt>{t(`payslip.fact.${fact.key}`)}</dt>
                <dd className="own-text">
                  {'word' in fact
                    ? wordText(fact.word, t)
                    : 'date' in fact
                      ? formatDate(fact.date)
                      : (fact.text ?? '–')}
                </dd>
              </div>
            ))}
        </dl>
      </section>
      {payslipSections(slip).map(({ key, lines }) => (
        <section key={key} className="own-card" aria-labelledby={`own-${key}`}>
          <h2 id={`own-${key}`}>{t(`payslip.section.${key}`)}</h2>
          <div className="own-lines">
            {lines.map((line) => (
              <Line key={JSON.stringify(line)} line={line} slip={slip} trace={trace} language={language} />
            ))}
          </div>
        </section>
      ))}
      <Line
        line={{ key: 'net', step: 'netto', value: slip.netto, name: t('payslip.net') }}
        slip={slip}
        trace={trace}
        language={language}
      />
    </>
  );
}

/** The net at the end is a line too, which no section has. */
type Net = { key: 'net'; step: 'netto'; value: number; name: string };

function Line({ line, slip, trace, language }: Explained & { line: PayslipLine | Net }): ReactElement {
  const { t } = useTranslation('payroll');
  const name = line.key === 'net' ? line.name : lineName(line, t);
  const detail = 'detail' in line && line.detail ? detailText(line.detail, t) : null;
  const step = 'step' in line ? trace?.steps.find(({ key }) => key === line.step) : undefined;
  const content = (
    <>
      <span>
        {name}
        {detail && <span className="own-below">{detail}</span>}
      </span>
      {line.value !== null && <Amount value={line.value} />}
    </>
  );
  if (!step || !trace) return <div className="own-line">{content}</div>;
  return (
    <details className={line.key === 'net' ? 'own-explained own-card' : 'own-explained'}>
      <summary className="own-line">{content}</summary>
      <StepDetails step={step} trace={trace} language={language} />
      <AskQuestion about={{ year: slip.year, month: slip.month, line: name }} />
    </details>
  );
}
