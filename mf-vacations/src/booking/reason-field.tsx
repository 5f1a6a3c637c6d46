import { leaveReasonName, reasonArticle, reasonsFor } from '@paga/contract/leave';
import { type Gender, LeaveType } from '@paga/contract/shapes';
import { Form, FormField, Select, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The reason of a special leave, as far as the law names it; without one the days of the year hold. Of another type there is none to choose. */
export function ReasonField({ gender }: { gender: Gender | null }): ReactElement | null {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  if (Form.useWatch('type') !== LeaveType.special) return null;
  const reasons = reasonsFor(gender).map((value) => ({
    value,
    label: `${leaveReasonName(value, language)} (${t('booking.article', { article: reasonArticle(value) })})`,
  }));
  return (
    <FormField name="reason" label={t('booking.reason')} hint={t('booking.reasonHint')}>
      <Select allowClear placeholder={t('booking.noReason')} options={reasons} />
    </FormField>
  );
}
