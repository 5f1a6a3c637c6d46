import { LEAVE_COLOUR, leaveTypeLetter, leaveTypeName } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { Row, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What the letters and colours of the bars mean. */
export function TypeLegend(): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  return (
    <Row as="ul" gap={[4, 16]} align="stretch" className="leave-legend" aria-label={t('calendar.legend')}>
      {Object.values(LeaveType).map((type) => (
        <li key={type}>
          <span className={`leave-letter leave-bar-${LEAVE_COLOUR[type]}`}>
            {leaveTypeLetter(type, language)}
          </span>
          {leaveTypeName(type, language)}
        </li>
      ))}
    </Row>
  );
}
