import { getPublicHolidays, type PublicHoliday } from '@paga/contract/company/law/public-holidays';
import { HolidayToSave, savePublicHolidays } from '@paga/contract/leave';
import { SettingDays, TextLength } from '@paga/contract/limits';
import { checkedBody, useSave } from '@paga/forms';
import { CheckBox, DatePicker, Form, FormField, formatDate, Input, ModalForm } from '@paga/kit';
import { addDays, weekday } from '@paga/payroll';
import { useDraft } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type HolidayValues = { date?: string | null; name?: string; nameEn?: string; confirmed?: boolean };
type FormProps = { holiday: PublicHoliday | null; year: number; onClose: () => void };

/** One public holiday, new or changed. */
export function HolidayForm({ holiday, year, onClose }: FormProps): ReactElement {
  const { t } = useTranslation('vacations');
  const draft = useDraft<HolidayValues>(`public-holiday/${holiday?.id ?? year}`);
  const { save, problem } = useSave(savePublicHolidays, {
    saved: t('settings.publicHolidays.saved'),
    refresh: [getPublicHolidays],
    // The server's faults are about the first holiday of a list; here they belong to the form's own fields.
    placeOf: (path) => path.replace(/^holidays\.0\./, ''),
  });
  const submit = async ({ date, ...values }: HolidayValues): Promise<void> => {
    const kept = holiday && holiday.date === date ? holiday.fallsOn : null;
    const body = checkedBody(HolidayToSave, {
      ...(holiday && { id: holiday.id }),
      ...values,
      date,
      fallsOn: kept,
    });
    await save({ body: { holidays: [body] } });
  };
  return (
    <ModalForm<HolidayValues>
      open
      title={
        holiday ? t('settings.publicHolidays.edit', { name: holiday.name }) : t('settings.publicHolidays.add')
      }
      initialValues={holiday ?? { confirmed: true }}
      draft={draft}
      error={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField name="date" label={t('settings.publicHolidays.date')} required hint={<WeekendHint />}>
        <DatePicker min={SettingDays.first} max={SettingDays.last} />
      </FormField>
      <FormField name="name" label={t('settings.publicHolidays.nameSq')} required>
        <Input maxLength={TextLength.publicHoliday} />
      </FormField>
      <FormField name="nameEn" label={t('settings.publicHolidays.nameEn')}>
        <Input maxLength={TextLength.publicHoliday} />
      </FormField>
      <FormField name="confirmed" label={t('settings.publicHolidays.state')} valuePropName="checked">
        <CheckBox>{t('settings.publicHolidays.isConfirmed')}</CheckBox>
      </FormField>
      <p className="paga-hint">{t('settings.publicHolidays.recountHint')}</p>
    </ModalForm>
  );
}

// rules §9: a holiday on a weekend is off on the next free weekday.
function WeekendHint(): ReactElement | null {
  const { t } = useTranslation('vacations');
  const date = Form.useWatch<string | null | undefined>('date');
  if (!date || weekday(date) < 6) return null;
  const monday = formatDate(addDays(date, 8 - weekday(date)));
  return (
    <strong>
      {t('settings.publicHolidays.weekend', {
        day: t(`settings.publicHolidays.weekday.${weekday(date)}`),
        monday,
      })}
    </strong>
  );
}
