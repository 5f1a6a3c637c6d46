import { query } from '@paga/client';
import { getTaxes } from '@paga/contract/company/law/taxes';
import { CloseFooter, ErrorState, Modal, SkeletonCard } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { TaxForm } from './tax-form.tsx';
import { TaxHistory } from './tax-history.tsx';

/** Wage tax: role 1 adds a table from a day on, everybody else reads them. */
export function TaxesModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const mayEdit = useMayCall('saveTaxSlabs');
  const taxes = useQuery({ ...query(getTaxes), meta: { silent: true } });
  if (taxes.isSuccess && mayEdit) return <TaxForm taxes={taxes.data} onClose={onClose} />;
  return (
    <Modal
      open
      title={t('settings.taxes.title')}
      width={760}
      onClose={onClose}
      footer={<CloseFooter onClose={onClose} />}
    >
      {taxes.isPending && <SkeletonCard lines={6} />}
      {taxes.isError && <ErrorState detail={errorText(taxes.error)} onRetry={taxes.refetch} />}
      {taxes.isSuccess && <TaxHistory taxes={taxes.data} />}
    </Modal>
  );
}
