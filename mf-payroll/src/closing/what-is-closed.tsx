import { query } from '@paga/client';
import { getSalaryChecks, type SalaryTotalsResult } from '@paga/contract/payroll';
import { Alert, Button, DateText, Money, Row, todayInKosovo } from '@paga/kit';
import { daysBetween, dueOfDeclaration, toCents, toEuro } from '@paga/payroll';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { PaymentDateModal } from '#month/calculate/payment-date.modal.tsx';
import { SumsList } from '#month/sums/sums-list.tsx';
import './closed.css';

/** What a month is closed with, and what is then to be done until when; days that have passed say so. */
export function WhatIsClosed({ totals }: { totals: SalaryTotalsResult }): ReactElement {
  const { t } = useTranslation('payroll');
  const { year, month, paymentDate } = totals;
  const days = { bank: paymentDate, declaration: dueOfDeclaration(year, month) };
  const today = todayInKosovo();
  return (
    <>
      <div className="closed-sums">
        <SumsList totals={totals} />
      </div>
      <ClosedFrom totals={totals} />
      {paymentDate < today && <DatePassed totals={totals} days={daysBetween(paymentDate, today)} />}
      <section>
        <Row as="h2" wrap={false} className="closed-heading">
          {t('closed.then.title')}
        </Row>
        <ul className="closed-follows">
          {(['bank', 'declaration'] as const).map((task) => (
            <li key={task}>
              <Trans
                t={t}
                i18nKey={`closed.then.${task}`}
                components={{ day: <DateText value={days[task]} /> }}
              />{' '}
              <Late days={daysBetween(days[task], today)} />
            </li>
          ))}
          <li>{t('closed.then.papers')}</li>
        </ul>
      </section>
    </>
  );
}

function Late({ days }: { days: number }): ReactElement | null {
  const { t } = useTranslation('payroll');
  return days > 0 ? <strong className="closed-late">{t('closed.then.late', { count: days })}</strong> : null;
}

/** What the figures stand against: the net of last month, and the warnings that were let stand. */
function ClosedFrom({ totals }: { totals: SalaryTotalsResult }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { id } = useCompany();
  const { year, month, previous, netto } = totals;
  const checks = useQuery({
    ...query(getSalaryChecks, { query: { year, month, userId: id } }),
    meta: { silent: true },
  });
  const accepted = checks.data?.acceptedCount ?? 0;
  if (!previous && accepted === 0) return null;
  return (
    <p className="paga-hint">
      {previous && (
        <>
          {t('calculations.figure.net')}{' '}
          <Money value={toEuro(toCents(netto) - toCents(previous.netto))} signed />{' '}
          {t('calculations.figure.fromLastMonth')}
        </>
      )}
      {previous && accepted > 0 && ' · '}
      {accepted > 0 && t('closed.then.accepted', { count: accepted })}
    </p>
  );
}

/** The payment date lies behind: with the way to another one. */
function DatePassed({ totals, days }: { totals: SalaryTotalsResult; days: number }): ReactElement {
  const { t } = useTranslation('payroll');
  const mayChange = useMayCall('updatePaymentDate');
  const [changing, setChanging] = useState(false);
  return (
    <>
      <Alert
        tone="warning"
        title={t('closed.then.passed', { count: days })}
        action={
          mayChange && (
            <Button size="small" onClick={() => setChanging(true)}>
              {t('check.month.cure.PAYMENT_DATE_PAST')}
            </Button>
          )
        }
      />
      {changing && <PaymentDateModal totals={totals} onClose={() => setChanging(false)} />}
    </>
  );
}
