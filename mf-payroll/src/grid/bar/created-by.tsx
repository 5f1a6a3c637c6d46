import type { SalaryTotalsResult } from '@paga/contract/payroll';
import { isClosed } from '@paga/contract/payroll/is-closed';
import { DateText, formatMoney, Tag } from '@paga/kit';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { usePeriodName } from '#month/period/period-name.ts';
import { monthBefore } from '#month/period/use-period.ts';
import type { LeftSince } from '#month/sums/left-since.ts';
import { PaymentDate } from './payment-date.tsx';

type CreatedByProps = { totals: SalaryTotalsResult; left: LeftSince | undefined };

/** Who made the month and when, when it is paid, which month its changes are compared with; a closed month says so first. */
export function CreatedBy({ totals, left }: CreatedByProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { createdAt, createdBy, closedAt, previous } = totals;
  const before = usePeriodName(monthBefore(totals));
  const closed = isClosed(totals);
  if (!createdAt) return null;
  const created = createdBy ? 'calculations.createdBy' : 'calculations.createdOn';
  return (
    <>
      {closed && <Tag tone="neutral">{t('calculations.closed')}</Tag>}{' '}
      <span className="workbench-created">
        <Trans
          t={t}
          i18nKey={created}
          values={{ name: createdBy }}
          components={{ date: <DateText value={createdAt} /> }}
        />
        {' · '}
      </span>
      <PaymentDate totals={totals} />
      {closed && (
        <>
          {' · '}
          <Trans t={t} i18nKey="calculations.closedOn" components={{ date: <DateText value={closedAt} /> }} />
        </>
      )}
      {previous && (
        <>
          {' · '}
          {t('calculations.figure.compared', { month: before })}
          {left && left.count > 0 && (
            <>, {t('calculations.figure.left', { count: left.count, amount: formatMoney(left.change) })}</>
          )}
        </>
      )}
    </>
  );
}
