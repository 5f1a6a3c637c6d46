import { invalidates } from '@paga/client';
import { type Company, createTenant } from '@paga/contract/admin/company';
import { MODAL_CLOSE_MS } from '@paga/contract/limits';
import { PASSWORD_ERRORS } from '@paga/contract/password-rules';
import { type FormDraft, ModalForm, useToast } from '@paga/kit';
import { useDraft } from '@paga/platform';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormSaving } from '#fields/use-form-saving.ts';
import { CompanyFields } from './company-fields.tsx';
import { companyLists } from './company-lists.ts';
import { type CompanyValues, formOf, newCompany } from './company-values.ts';
import { OfferCompanyModal } from './offer-company.modal.tsx';

type NewCompanyValues = CompanyValues & { password: string };

const PLACES = { EMAIL_TAKEN: 'email', ...Object.fromEntries(PASSWORD_ERRORS.map((code) => [code, 'password'])) };
const today = () => new Date().toLocaleDateString('sv');

/** The draft of the form without what must not be kept: password and closing code. */
function useOpenDraft(): FormDraft<NewCompanyValues> {
  const draft = useDraft<NewCompanyValues>('company/new');
  return useMemo(() => ({ ...draft, keep: ({ password: _, code: __, ...open }) => draft.keep(open) }), [draft]);
}

/** Adds a company with its administrator (role 1), then offers to open it. */
export function AddCompanyModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const client = useQueryClient();
  const draft = useOpenDraft();
  const { save, fault } = useFormSaving(createTenant, { places: PLACES });
  const added = useRef<Company>(undefined);
  const [offered, setOffered] = useState<Company>();
  const submit = async ({ password, ...values }: NewCompanyValues): Promise<void> => {
    added.current = await save({ body: { ...formOf(values), password } });
    toast.success(t('companyForm.added', { name: added.current.name }));
    await Promise.all(companyLists.map((list) => client.invalidateQueries(invalidates(list))));
  };
  if (offered) return <OfferCompanyModal company={offered} onClose={onClose} />;
  return (
    <ModalForm<NewCompanyValues>
      open
      title={t('configurations.add.company')}
      submitText={t('configurations.add.company')}
      initialValues={newCompany(today())}
      draft={draft}
      error={fault}
      closeDelay={MODAL_CLOSE_MS}
      width={640}
      onSubmit={submit}
      onClose={() => (added.current ? setOffered(added.current) : onClose())}
    >
      <CompanyFields isNew />
    </ModalForm>
  );
}
