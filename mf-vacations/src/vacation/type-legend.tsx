import { leaveTypeLetter, leaveTypeName, VACATION_COLOUR, VACATION_TYPE_NAME } from '@paga/contract/leave';
import { VacationType } from '@paga/contract/shapes';
import { useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What the letters and colours of the bars mean. */
export function TypeLegend(): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  return (
    <ul className="leave-legend" aria-label={t('calendar.legend')}>
      {Object.values(VacationType).map((id) => (
        <li key={id}>
          <span className={`leave-letter leave-bar-${VACATION_COLOUR[id]}`}>
            {leaveTypeLetter(VACATION_TYPE_NAME[id], language)}
          </span>
          {leaveTypeName(VACATION_TYPE_NAME[id], language)}
        </li>
      ))}
    </ul>
  );
}
