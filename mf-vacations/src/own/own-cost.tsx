import type { OwnLeavePreview } from '@paga/contract/leave';
import type { Language } from '@paga/contract/shapes';
import { formatDate, formatNumber } from '@paga/kit/own';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type OwnCostProps = { preview: OwnLeavePreview | undefined; language: Language };

/** What the days cost: "5 ditë pune, 1 festë, 12.5 mbeten", which holidays, why they cannot be had, what the law asks. */
export function OwnCost({ preview, language }: OwnCostProps): ReactElement {
  const { t } = useTranslation('vacations');
  if (!preview) return <p role="status">{t('own.costLater')}</p>;
  const { workingDays, holidays, balances, event, refusal, warnings } = preview;
  const left = balances.map((one) =>
    balances.length > 1
      ? t('booking.leftOfYear', { left: formatNumber(one.left), year: one.year })
      : t('booking.left', { left: formatNumber(one.left) }),
  );
  const parts = [
    t('booking.days', { count: workingDays }),
    ...(holidays.length > 0 ? [t('booking.holidays', { count: holidays.length })] : []),
    ...(event ? [t('booking.leftOfEvent', { left: event.left, granted: event.granted })] : left),
  ];
  return (
    <div>
      <p role="status">
        <b>{parts.join(', ')}</b>
      </p>
      {holidays.map(({ date, name, nameEn }) => (
        <p key={date} className="own-hint">{`${formatDate(date)} ${language === 'sq' ? name : nameEn}`}</p>
      ))}
      {refusal ? (
        <p role="alert" className="own-note">
          {t(`own.refused.${refusal}`)}
        </p>
      ) : (
        warnings.map((warning) => (
          <p key={warning} className="own-hint">
            {t(`own.warning.${warning}`)}
          </p>
        ))
      )}
    </div>
  );
}
