import type { Company } from '@paga/contract/company/profile';
import { ConfirmModal } from '@paga/kit';
import { useErrorText, useShownCompany } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { shownOf } from './shown-of.ts';

/** After a company was added: open it, where its checklist says what is missing. */
export function OfferCompanyModal({
  company,
  onClose,
}: {
  company: Company;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const shown = useShownCompany();
  const opening = useMutation({
    mutationFn: () => shown.open(shownOf(company)),
    meta: { silent: true },
    onSuccess: () => {
      onClose();
      navigate('/configurations?tab=own');
    },
  });
  return (
    <ConfirmModal
      open
      title={t('companyForm.offer.title', { name: company.name })}
      confirmText={t('companyForm.offer.open')}
      cancelText={t('companyForm.offer.later')}
      loading={opening.isPending}
      onConfirm={() => opening.mutate()}
      onClose={onClose}
    >
      {opening.error ? errorText(opening.error) : t('companyForm.offer.text')}
    </ConfirmModal>
  );
}
