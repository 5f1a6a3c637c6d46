import { query } from '@paga/client';
import { settingNames } from '@paga/contract/company/setting-fields';
import { getOvertime, getSettingHistory, Overtime, updateOvertime } from '@paga/contract/company/settings';
import { DatedSettingModal, Fields, FigureField, Note, useSave } from '@paga/forms';
import { formatPercent } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What an hour of extra work is paid on top, in percent. */
export function OvertimeModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const current = useQuery({ ...query(getOvertime), meta: { silent: true } });
  const mayEdit = useMayCall('updateOvertime');
  const { save, problem } = useSave(updateOvertime, {
    saved: t('settings.overtime.saved'),
    refresh: [getOvertime, getSettingHistory],
  });
  const label = (field: string): string => t(`settings.overtime.field.${field}`, { defaultValue: field });
  return (
    <DatedSettingModal<Overtime>
      kind="overtime"
      title={t('settings.overtime.title')}
      current={current}
      mayEdit={mayEdit}
      problem={problem}
      onSave={({ id: _, ...values }) => save({ body: values })}
      onClose={onClose}
      history={{ label, show: (_, value) => formatPercent(value) }}
    >
      <Note>{t('settings.overtime.hint')}</Note>
      <Fields>
        {settingNames('overtime').map((field) => (
          <FigureField
            key={field}
            name={field}
            label={t(`settings.overtime.field.${field}`)}
            schema={Overtime.shape[field]}
            unit="%"
          />
        ))}
      </Fields>
    </DatedSettingModal>
  );
}
