import type { SalaryTotalsResult } from '@paga/contract/payroll';
import { DateText, formatMoney } from '@paga/kit';
import { memo, type ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { usePeriodName } from '#month/period/period-name.ts';
import { monthBefore } from '#month/period/use-period.ts';
import type { LeftSince } from '#month/sums/left-since.ts';
import { PaymentDate } from './payment-date.tsx';

type CreatedByProps = { totals: SalaryTotalsResult; left: LeftSince | undefined };

/** Who made the month and when, when it is paid, which month its changes are compared with. */
export const CreatedBy = memo(function CreatedBy({ totals, left }: CreatedByProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { createdAt, createdBy, previous } = totals;
  const before = usePeriodName(monthBefore(totals));
  if (!createdAt) return null;
  const created = createdBy ? 'calculations.createdBy' : 'calculations.createdOn';
  return (
    <>
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
});
