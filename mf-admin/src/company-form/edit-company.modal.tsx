import { query } from '@paga/client';
import { type Company, getTenantByRoleId, updateTenant } from '@paga/contract/company/profile';
import { useSave } from '@paga/forms';
import { ErrorState, type FormDraft, Modal, ModalForm, SkeletonCard } from '@paga/kit';
import { useDraft, useErrorText, useShownCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyFields } from './company-fields.tsx';
import { companyLists } from './company-lists.ts';
import { type CompanyValues, formOf, valuesOf } from './company-values.ts';
import { shownOf } from './shown-of.ts';

type EditCompanyModalProps = { id: number; focusOn?: string | undefined; onClose: () => void };

/** Changes a company (role 1); it is read anew, so that nobody writes over what another has changed meanwhile. */
export function EditCompanyModal({ id, focusOn, onClose }: EditCompanyModalProps): ReactElement {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const company = useQuery({
    ...query(getTenantByRoleId, { query: { tenantId: id } }, { company: id }),
    gcTime: 0,
    meta: { silent: true },
  });
  if (company.isSuccess)
    return <CompanyModalForm company={company.data} focusOn={focusOn} onClose={onClose} />;
  return (
    <Modal open title={t('companyForm.edit')} onClose={onClose} width={640}>
      {company.isError ? (
        <ErrorState detail={errorText(company.error)} onRetry={company.refetch} />
      ) : (
        <SkeletonCard lines={6} />
      )}
    </Modal>
  );
}

function useOpenDraft(id: number): FormDraft<CompanyValues> {
  const draft = useDraft<CompanyValues>(`company/${id}`);
  return useMemo(() => ({ ...draft, keep: ({ code: _, ...open }) => draft.keep(open) }), [draft]);
}

type CompanyModalFormProps = { company: Company } & Omit<EditCompanyModalProps, 'id'>;

function CompanyModalForm({ company, focusOn, onClose }: CompanyModalFormProps): ReactElement {
  const { t } = useTranslation('admin');
  const shown = useShownCompany();
  const draft = useOpenDraft(company.id);
  const { save, problem } = useSave(updateTenant, {
    saved: ({ name }) => t('companyForm.saved', { name }),
    refresh: companyLists,
    company: company.id,
  });
  const submit = async (values: CompanyValues): Promise<void> => {
    const changed = await save({
      body: { tenantId: company.id, version: company.version, ...formOf(values) },
    });
    shown.change(changed.id, shownOf(changed));
  };
  return (
    <ModalForm<CompanyValues>
      open
      title={t('companyForm.editOf', { name: company.name })}
      initialValues={valuesOf(company)}
      draft={draft}
      error={problem}
      {...(focusOn && { focusOn })}
      width={640}
      onSubmit={submit}
      onClose={onClose}
    >
      <CompanyFields isNew={false} />
    </ModalForm>
  );
}
