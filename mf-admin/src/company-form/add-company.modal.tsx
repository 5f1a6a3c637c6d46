import { type Company, createTenant } from '@paga/contract/company/profile';
import { PASSWORD_ERRORS } from '@paga/contract/identity/password-rules';
import { type FormDraft, ModalForm, todayInKosovo } from '@paga/kit';
import { useDraft } from '@paga/platform';
import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '#fields/use-save.ts';
import { useAsksPassword } from '#users/use-asks-password.ts';
import { CompanyFields } from './company-fields.tsx';
import { companyLists } from './company-lists.ts';
import { type CompanyValues, formOf, newCompany } from './company-values.ts';
import { OfferCompanyModal } from './offer-company.modal.tsx';

type NewCompanyValues = CompanyValues & { password?: string };

const PLACES = {
  EMAIL_TAKEN: 'email',
  ...Object.fromEntries(PASSWORD_ERRORS.map((code) => [code, 'password'])),
};

/** The draft of the form without what must not be kept: password and closing code. */
function useOpenDraft(): FormDraft<NewCompanyValues> {
  const draft = useDraft<NewCompanyValues>('company/new');
  return useMemo(
    () => ({ ...draft, keep: ({ password: _, code: __, ...open }) => draft.keep(open) }),
    [draft],
  );
}

/** Adds a company with its administrator (role 1), then offers to open it. */
export function AddCompanyModal({ onClose }: { onClose: () => void }): ReactNode {
  const asksPassword = useAsksPassword();
  return asksPassword === undefined ? null : (
    <NewCompanyModal asksPassword={asksPassword} onClose={onClose} />
  );
}

function NewCompanyModal({
  asksPassword,
  onClose,
}: {
  asksPassword: boolean;
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('admin');
  const draft = useOpenDraft();
  const { save, problem } = useSave(createTenant, {
    saved: ({ name }) => t('companyForm.added', { name }),
    refresh: companyLists,
    places: PLACES,
  });
  const added = useRef<Company>(undefined);
  const [offered, setOffered] = useState<Company>();
  const submit = async ({ password, ...values }: NewCompanyValues): Promise<void> => {
    added.current = await save({ body: { ...formOf(values), password } });
  };
  if (offered) return <OfferCompanyModal company={offered} onClose={onClose} />;
  return (
    <ModalForm<NewCompanyValues>
      open
      title={t('configurations.add.company')}
      submitText={t('configurations.add.company')}
      initialValues={newCompany(todayInKosovo())}
      draft={draft}
      error={problem}
      width={640}
      onSubmit={submit}
      onClose={() => (added.current ? setOffered(added.current) : onClose())}
    >
      <CompanyFields isNew asksPassword={asksPassword} />
    </ModalForm>
  );
}
