import type { SalaryTotalsResult } from '@paga/contract/payroll';
import { DateText } from '@paga/kit';
import { dueOfDeclaration } from '@paga/payroll';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { SumsList } from '#month/sums/sums-list.tsx';

/** What a month is closed with, and what is then to be done until when. */
export function WhatIsClosed({ totals }: { totals: SalaryTotalsResult }): ReactElement {
  const { t } = useTranslation('payroll');
  const { year, month, paymentDate } = totals;
  const days = {
    bank: <DateText value={paymentDate} />,
    declaration: <DateText value={dueOfDeclaration(year, month)} />,
  };
  return (
    <>
      <SumsList totals={totals} />
      <section>
        <h2 className="closed-heading">{t('closed.then.title')}</h2>
        <ul className="closed-follows">
          {(['bank', 'declaration'] as const).map((task) => (
            <li key={task}>
              <Trans t={t} i18nKey={`closed.then.${task}`} components={{ day: days[task] }} />
            </li>
          ))}
          <li>{t('closed.then.papers')}</li>
        </ul>
      </section>
    </>
  );
}
