import { leaveTypeName, type OwnBalance } from '@paga/contract/leave';
import { type Language, LeaveType } from '@paga/contract/shapes';
import { formatNumber } from '@paga/kit/own';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type OwnBalancesProps = { year: number; balances: readonly OwnBalance[]; language: Language };

/** What is left of the year, annual leave first and large. Maternity is granted by date, so nothing of it is left to say. */
export function OwnBalances({ year, balances, language }: OwnBalancesProps): ReactElement {
  const { t } = useTranslation('vacations');
  const shown = balances.filter(({ typeId, used }) => typeId !== LeaveType.maternity || used > 0);
  return (
    <section className="own-card" aria-label={t('own.left', { year })}>
      <h2>{t('own.left', { year })}</h2>
      <dl className="own-balances">
        {shown.map(({ typeId, total, used, left, expired }) => (
          <div key={typeId}>
            <dt>{leaveTypeName(typeId, language)}</dt>
            <dd>
              <b>{typeId === LeaveType.maternity ? formatNumber(used) : formatNumber(left)}</b>{' '}
              {typeId === LeaveType.maternity
                ? t('own.usedOnly')
                : t('own.ofTotal', { total: formatNumber(total), used: formatNumber(used) })}
              {expired > 0 && <span> {t('own.expired', { days: formatNumber(expired) })}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
