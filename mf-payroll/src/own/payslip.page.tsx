import { call, query } from '@paga/client';
import { getOwnPayslip, getOwnPayslipPdf, type OwnPayslip } from '@paga/contract/own/payslips';
import { OwnFailed, OwnPending } from '@paga/forms/own-states';
import {
  Amount,
  Cover,
  CoverSwitch,
  formatDate,
  formatDateTime,
  type Language,
  monthTitle,
  Uncovered,
} from '@paga/kit/own';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FileButton } from './file-button.tsx';
import { PayslipLines } from './payslip-lines.tsx';
import './own-payslips.css';

/** One payslip: its net, every line with how it came about, the PDF, and its proof. */
export function PayslipPage({ id, language }: { id: number; language: Language }): ReactElement {
  const { t } = useTranslation('payroll');
  const payslip = useQuery(query(getOwnPayslip, { params: { id } }));
  return (
    <>
      <p>
        <Link to="..">{t('own.payslip.back')}</Link>
      </p>
      {!payslip.data && <h1>{t('own.payslip.title')}</h1>}
      {payslip.isPending && <OwnPending />}
      {payslip.error && <OwnFailed onAgain={() => void payslip.refetch()} />}
      {payslip.data && <Payslip payslip={payslip.data} id={id} language={language} />}
    </>
  );
}

type PayslipProps = { payslip: OwnPayslip; id: number; language: Language };

function Payslip({ payslip, id, language }: PayslipProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { slip, trace, standing } = payslip;
  const fetchPdf = (explained: boolean) => () =>
    call(getOwnPayslipPdf, { params: { id }, query: { language, ...(explained && { explained: 'true' }) } });
  return (
    <Cover language={language}>
      <h1>{t('own.payslip.of', { month: monthTitle(slip.month, slip.year, language) })}</h1>
      {standing !== 'holds' && <p className="own-note">{t(`own.standing.${standing}`)}</p>}
      <section className="own-card" aria-labelledby="own-net">
        <h2 id="own-net">{t('payslip.net')}</h2>
        <p className="own-figure">
          <Amount value={slip.netto} currency />
          <CoverSwitch />
        </p>
        <p>{t('own.payslips.paymentDate', { date: formatDate(slip.paymentDate) })}</p>
        <div className="own-files">
          <FileButton text={t('payslip.pdf')} fetchFile={fetchPdf(false)} />
          {trace && <FileButton text={t('own.payslip.explainedPdf')} fetchFile={fetchPdf(true)} />}
        </div>
      </section>
      <Uncovered>
        <PayslipLines slip={slip} trace={trace} language={language} />
        <Proof payslip={payslip} />
      </Uncovered>
    </Cover>
  );
}

/** That the figures come out again, and what they were closed with. */
function Proof({ payslip: { same, number, closedAt, hash } }: { payslip: OwnPayslip }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <section className="own-card" aria-labelledby="own-proof">
      <h2 id="own-proof">{t('own.proof.title')}</h2>
      <p className={same ? undefined : 'own-note'}>{t(same ? 'own.proof.same' : 'own.proof.other')}</p>
      <p className="own-hint">{t('own.proof.closing', { number, date: formatDateTime(closedAt) })}</p>
      <p className="own-hint own-hash">{t('own.proof.hash', { hash })}</p>
    </section>
  );
}
