import { query } from '@paga/client';
import { settingNames } from '@paga/contract/company/setting-fields';
import {
  getHealthInsurance,
  getSettingHistory,
  HealthInsurance,
  updateHealthInsurance,
} from '@paga/contract/company/settings';
import { DatedSettingModal, Fields, FigureField, Note, useSave } from '@paga/forms';
import { formatMoney } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Premiums = HealthInsurance & { validFrom: string };

/** Monthly premiums of the private health insurance. */
export function InsuranceModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const { id } = useCompany();
  const current = useQuery({
    ...query(getHealthInsurance, { query: { tenantId: id } }),
    select: (premiums): Premiums => ({ ...premiums, validFrom: premiums.validFrom ?? '' }),
    meta: { silent: true },
  });
  const { save, problem } = useSave(updateHealthInsurance, {
    saved: t('settings.insurance.saved'),
    refresh: [getHealthInsurance, getSettingHistory],
  });
  const label = (field: string): string => t(`settings.insurance.field.${field}`, { defaultValue: field });
  return (
    <DatedSettingModal<Premiums>
      kind="insurance"
      title={t('settings.insurance.title')}
      current={current}
      mayEdit={useMayCall('updateHealthInsurance')}
      problem={problem}
      onSave={(values) => save({ body: { ...values, tenantId: id } })}
      onClose={onClose}
      history={{ label, show: (_, value) => formatMoney(value) }}
    >
      <Note>{t('settings.insurance.hint')}</Note>
      <Fields>
        {settingNames('insurance').map((field) => (
          <FigureField
            key={field}
            name={field}
            label={t(`settings.insurance.field.${field}`)}
            schema={HealthInsurance.shape[field]}
            precision={2}
            unit="€"
          />
        ))}
      </Fields>
    </DatedSettingModal>
  );
}
