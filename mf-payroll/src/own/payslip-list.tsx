import { call, query } from '@paga/client';
import {
  getOwnCertificate,
  getOwnPayslips,
  type OwnPayslipMonth,
  type OwnPayslipYear,
} from '@paga/contract/own/payslips';
import { OwnFailed, OwnPending } from '@paga/forms/own-states';
import { Amount, Cover, CoverSwitch, formatDate, type Language, monthTitle } from '@paga/kit/own';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FileButton } from './file-button.tsx';
import './own-payslips.css';

/** Every closed month by years, the newest first, with the sums and the certificate of each year. */
export function PayslipList({ language }: { language: Language }): ReactElement {
  const { t } = useTranslation('payroll');
  const payslips = useQuery(query(getOwnPayslips));
  const { months = [], years = [] } = payslips.data ?? {};
  const all = [...new Set([...years, ...months].map(({ year }) => year))].sort((one, other) => other - one);
  return (
    <Cover language={language}>
      <div className="own-head">
        <h1>{t('own.payslips.title')}</h1>
        {months.length > 0 && <CoverSwitch />}
      </div>
      {payslips.isPending && <OwnPending />}
      {payslips.error && <OwnFailed onAgain={() => void payslips.refetch()} />}
      {payslips.data && months.length === 0 && <p className="own-card">{t('own.payslips.none')}</p>}
      {all.map((year) => (
        <Year
          key={year}
          year={year}
          sums={years.find((one) => one.year === year)}
          months={months.filter((one) => one.year === year)}
          language={language}
        />
      ))}
    </Cover>
  );
}

type YearProps = {
  year: number;
  sums: OwnPayslipYear | undefined;
  months: readonly OwnPayslipMonth[];
  language: Language;
};

function Year({ year, sums, months, language }: YearProps): ReactElement {
  return (
    <section className="own-card" aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`}>{year}</h2>
      <ul className="own-months">
        {months.map((month) => (
          <Month key={month.id} month={month} language={language} />
        ))}
      </ul>
      {sums && <Sums sums={sums} language={language} />}
    </section>
  );
}

function Month({ month: one, language }: { month: OwnPayslipMonth; language: Language }): ReactElement {
  const { t } = useTranslation('payroll');
  const { id, month, year, paymentDate, netto, standing, earlier } = one;
  return (
    <li>
      <div className="own-line">
        <span>
          <Link to={String(id)}>{monthTitle(month, year, language)}</Link>
          <span className="own-below">
            {t('own.payslips.paymentDate', { date: formatDate(paymentDate) })}
          </span>
          {standing !== 'holds' && <span className="own-below">{t(`own.standing.${standing}`)}</span>}
        </span>
        <Amount value={netto} />
      </div>
      {earlier.length > 0 && (
        <details>
          <summary>{t('own.payslips.earlier', { count: earlier.length })}</summary>
          <ul className="own-months">
            {earlier.map((closing) => (
              <li key={closing.id} className="own-line">
                <Link to={String(closing.id)}>
                  {t('own.payslips.closing', { number: closing.number, date: formatDate(closing.closedAt) })}
                </Link>
                <Amount value={closing.netto} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

const SUMS = ['totalBrutto', 'contribution', 'tax', 'netto'] as const;

function Sums({ sums, language }: { sums: OwnPayslipYear; language: Language }): ReactElement {
  const { t } = useTranslation('payroll');
  const { year, months } = sums;
  return (
    <>
      <h3>{t('own.year.title', { year, count: months })}</h3>
      <dl className="own-lines">
        {SUMS.map((name) => (
          <div key={name} className={name === 'netto' ? 'own-line own-sum' : 'own-line'}>
            <dt>{t(`own.year.${name}`)}</dt>
            <dd>
              <Amount value={sums[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <FileButton
        text={t('own.year.certificate', { year })}
        fetchFile={() => call(getOwnCertificate, { params: { year }, query: { language } })}
      />
    </>
  );
}
