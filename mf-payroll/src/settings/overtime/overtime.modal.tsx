import { getOvertime, updateOvertime } from '@paga/contract/company/settings';
import { DatedSettingModal, Note, SettingFields } from '@paga/forms';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What an hour of extra work is paid on top, in percent. */
export function OvertimeModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <DatedSettingModal
      kind="overtime"
      title={t('settings.overtime.title')}
      saved={t('settings.overtime.saved')}
      read={getOvertime}
      change={updateOvertime}
      body={({ id: _, ...values }) => values}
      mayEdit={useMayCall('updateOvertime')}
      label={(field) => t(`settings.overtime.field.${field}`, { defaultValue: field })}
      onClose={onClose}
    >
      <Note>{t('settings.overtime.hint')}</Note>
      <SettingFields table="overtime" label={(field) => t(`settings.overtime.field.${field}`)} />
    </DatedSettingModal>
  );
}
