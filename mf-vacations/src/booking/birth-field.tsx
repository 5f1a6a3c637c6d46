import type { LeavePreview } from '@paga/contract/leave';
import { FormField, formatDate, Select } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks of a maternity leave that follows another after a gap whether its months run on or a child was born anew; of other leave there is nothing to ask. */
export function BirthField({ preview }: { preview: LeavePreview | undefined }): ReactElement | null {
  const { t } = useTranslation('vacations');
  if (!preview?.continues) return null;
  const since = formatDate(preview.continues);
  return (
    <FormField
      name="birth"
      label={t('booking.birth', { since })}
      hint={t('booking.birthHint', { since })}
      rules={[{ required: true, message: t('booking.birthNeeded') }]}
    >
      <Select
        options={[
          { value: 'same', label: t('booking.sameBirth', { since }) },
          { value: 'new', label: t('booking.newBirth') },
        ]}
      />
    </FormField>
  );
}
