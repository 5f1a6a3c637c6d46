import { getTaxes } from '@paga/contract/company/law/taxes';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DatedValuesModal } from '../dated-values/dated-values.modal.tsx';
import { TaxForm } from './tax-form.tsx';
import { TaxHistory } from './tax-history.tsx';

/** Wage tax: role 1 adds a table from a day on, everybody else reads them. */
export function TaxesModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <DatedValuesModal
      read={getTaxes}
      title={t('settings.taxes.title')}
      width={760}
      lines={6}
      mayEdit={useMayCall('saveTaxSlabs')}
      form={(taxes) => <TaxForm taxes={taxes} onClose={onClose} />}
      list={(taxes) => <TaxHistory taxes={taxes} />}
      onClose={onClose}
    />
  );
}
