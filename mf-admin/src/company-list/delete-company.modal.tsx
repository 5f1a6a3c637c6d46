import { call, invalidates } from '@paga/client';
import { type Company, deleteTenant } from '@paga/contract/company/profile';
import { ConfirmModal, useToast } from '@paga/kit';
import { useShownCompany } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { companyLists } from '#company-form/company-lists.ts';

/** Asks before a company is deleted, by its name. */
export function DeleteCompanyModal({
  company,
  onClose,
}: {
  company: Company;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const client = useQueryClient();
  const shown = useShownCompany();
  const { id, name } = company;
  const deleting = useMutation({
    mutationFn: () => call(deleteTenant, { query: { tenantId: id } }, { company: id }),
    onSuccess: async () => {
      toast.success(t('companyList.deleted', { name }));
      shown.leave(id);
      await Promise.all(companyLists.map((list) => client.invalidateQueries(invalidates(list))));
      onClose();
    },
  });
  return (
    <ConfirmModal
      open
      danger
      title={t('companyList.deleteQuestion')}
      confirmText={t('companyList.delete', { name })}
      loading={deleting.isPending}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>
      </p>
      {t('companyList.deleteHint')}
    </ConfirmModal>
  );
}
