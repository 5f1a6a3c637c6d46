import { type LeavePreview, type LeaveTypeId, leaveTypeName } from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { CheckBox, DatePicker, FormField, Grid, Select, useKit } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonField } from './reason-field.tsx';

/** The types a person may choose: men annual, medical and special leave, women all four. */
export function typesFor(gender: Gender | null): LeaveTypeId[] {
  return Object.values(LeaveType).filter((type) => type !== LeaveType.maternity || gender === Gender.female);
}

/** Type, reason and dates of a leave, the same for booking and for editing. */
export function LeaveFields({ gender, kept }: { gender: Gender | null; kept?: LeaveTypeId }): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const types = typesFor(gender);
  const offered = kept === undefined || types.includes(kept) ? types : [...types, kept];
  const dateRules = [{ required: true, message: t('booking.datesNeeded') }];
  return (
    <>
      <FormField name="type" label={t('booking.type')} required>
        <Select
          options={offered.map((value) => ({
            value,
            label: leaveTypeName(value, language),
          }))}
        />
      </FormField>
      <ReasonField gender={gender} />
      <Grid columns={180}>
        <FormField name="from" label={t('booking.from')} rules={dateRules}>
          <DatePicker min="2000-01-01" enterStays />
        </FormField>
        <FormField name="to" label={t('booking.to')} rules={dateRules}>
          <DatePicker min="2000-01-01" enterStays />
        </FormField>
      </Grid>
    </>
  );
}

/** Offers to give annual days back on which the person is sick (art. 34); the booking asks for it, it is never done by itself. */
export function GiveBackField({ preview }: { preview: LeavePreview | undefined }): ReactElement | null {
  const { t } = useTranslation('vacations');
  if (!preview || preview.givesBack === 0) return null;
  return (
    <FormField name="giveBackAnnual" label={t('booking.giveBackTitle')} hint={t('booking.giveBackHint')}>
      <CheckBox>{t('booking.giveBack', { count: preview.givesBack })}</CheckBox>
    </FormField>
  );
}
