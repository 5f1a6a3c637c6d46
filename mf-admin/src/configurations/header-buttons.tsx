import type { CallName } from '@paga/contract/access-table';
import { Button } from '@paga/kit';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AddCompanyModal } from '#company-form/add-company.modal.tsx';
import { useOffered } from '#payroll-settings/use-offered.ts';
import { AddAdministratorModal, AddUserModal } from '#users/add-person.modal.tsx';
import type { TabKey } from './tabs.ts';

type Addition = {
  key: 'company' | 'administrator' | 'user';
  /** On the list that it makes longer. */
  tab: TabKey;
  needs: readonly CallName[];
  Modal: ComponentType<{ onClose: () => void }>;
};

// spec 1 §2: a company by role 1, an administrator by roles 1 and 2, a user by roles 1, 2 and 3.
const ADDITIONS: readonly Addition[] = [
  { key: 'company', tab: 'companies', needs: ['createTenant'], Modal: AddCompanyModal },
  { key: 'administrator', tab: 'users', needs: ['createAdmin'], Modal: AddAdministratorModal },
  { key: 'user', tab: 'users', needs: ['createUser'], Modal: AddUserModal },
];

/** What can be added on a tab, by role; an address may ask for it at once (`add`). */
export function HeaderButtons({ tab }: { tab: TabKey | undefined }): ReactNode {
  const { t } = useTranslation('admin');
  const offered = useOffered();
  const [params, setParams] = useSearchParams();
  const [adding, setAdding] = useState<Addition | null>(null);
  const additions = ADDITIONS.filter((addition) => addition.tab === tab && offered(addition.needs));
  const asked = additions.find(({ key }) => key === params.get('add'));
  useEffect(() => {
    if (!asked) return;
    setAdding(asked);
    // Asked once: a reload opens no window again.
    setParams({ tab: asked.tab }, { replace: true });
  }, [asked, setParams]);
  return (
    <>
      {tab === 'users' && additions.length === 0 && (
        <p className="paga-hint">{t('configurations.add.nobody')}</p>
      )}
      {additions.map((addition, index) => (
        <Button
          key={addition.key}
          icon="plus"
          variant={index === additions.length - 1 ? 'primary' : 'default'}
          onClick={() => setAdding(addition)}
        >
          {t(`configurations.add.${addition.key}`)}
        </Button>
      ))}
      {adding && <adding.Modal onClose={() => setAdding(null)} />}
    </>
  );
}
