import { getHealthInsurance, updateHealthInsurance } from '@paga/contract/company/settings';
import { DatedSettingModal, Note, SettingFields } from '@paga/forms';
import { useCompany, useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Monthly premiums of the private health insurance. */
export function InsuranceModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  return (
    <DatedSettingModal
      kind="insurance"
      title={t('settings.insurance.title')}
      saved={t('settings.insurance.saved')}
      read={getHealthInsurance}
      input={{ query: { tenantId } }}
      values={(premiums) => ({ ...premiums, validFrom: premiums.validFrom ?? '' })}
      change={updateHealthInsurance}
      body={(premiums) => ({ ...premiums, tenantId })}
      mayEdit={useMayCall('updateHealthInsurance')}
      label={(field) => t(`settings.insurance.field.${field}`, { defaultValue: field })}
      onClose={onClose}
    >
      <Note>{t('settings.insurance.hint')}</Note>
      <SettingFields table="insurance" label={(field) => t(`settings.insurance.field.${field}`)} />
    </DatedSettingModal>
  );
}
