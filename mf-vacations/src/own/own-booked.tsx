import { leaveReasonName, leaveTypeName, type OwnLeave } from '@paga/contract/leave';
import type { Language } from '@paga/contract/shapes';
import { formatDate } from '@paga/kit/own';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type OwnBookedProps = { booked: readonly OwnLeave[]; language: Language };

/** One's booked leave, the newest first. */
export function OwnBooked({ booked, language }: OwnBookedProps): ReactElement {
  const { t } = useTranslation('vacations');
  return (
    <section className="own-card" aria-label={t('own.booked')}>
      <h2>{t('own.booked')}</h2>
      {booked.length === 0 ? (
        <p>{t('own.noneBooked')}</p>
      ) : (
        <ul className="own-list">
          {booked.map(({ id, typeId, reason, from, to, workingDays }) => (
            <li key={id}>
              <b>
                {formatDate(from)} – {formatDate(to)}
              </b>
              <span>
                {leaveTypeName(typeId, language)}
                {reason && `, ${leaveReasonName(reason, language)}`},{' '}
                {t('booking.days', { count: workingDays })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
