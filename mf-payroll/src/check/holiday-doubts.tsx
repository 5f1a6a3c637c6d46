import type { HolidayDoubts as Doubts } from '@paga/contract/payroll';
import { Alert, formatDate, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Says which public holidays of the month are not sure: expected only, or of the law and not in the table. Closing is not refused for it. */
export function HolidayDoubts({ of: doubts }: { of: Doubts }): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const named = (days: Doubts['missing']) =>
    days
      .map(({ date, name, nameEn }) => `${formatDate(date)} ${language === 'en' ? nameEn : name}`)
      .join(', ');
  return (
    <>
      {(['unconfirmed', 'missing'] as const).map(
        (kind) =>
          doubts[kind].length > 0 && (
            <Alert key={kind} tone="warning" title={t(`check.holidays.${kind}.title`)}>
              {t(`check.holidays.${kind}.text`, { days: named(doubts[kind]) })}
            </Alert>
          ),
      )}
    </>
  );
}
