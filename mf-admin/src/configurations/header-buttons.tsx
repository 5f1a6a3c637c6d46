import type { CallName } from '@paga/contract/access-table';
import { Button } from '@paga/kit';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddCompanyModal } from '#company-form/add-company.modal.tsx';
import { useOffered } from '#payroll-settings/use-offered.ts';
import { AddAdministratorModal, AddUserModal } from '#users/add-person.modal.tsx';

type Addition = {
  key: 'company' | 'administrator' | 'user';
  needs: readonly CallName[];
  Modal: ComponentType<{ onClose: () => void }>;
};

// spec 1 §2: a company by role 1, an administrator by roles 1 and 2, a user by roles 1, 2 and 3.
const ADDITIONS: readonly Addition[] = [
  { key: 'company', needs: ['createTenant'], Modal: AddCompanyModal },
  { key: 'administrator', needs: ['createAdmin'], Modal: AddAdministratorModal },
  { key: 'user', needs: ['createUser'], Modal: AddUserModal },
];

/** What can be added here, by role. */
export function HeaderButtons(): ReactNode {
  const { t } = useTranslation('admin');
  const offered = useOffered();
  const [adding, setAdding] = useState<Addition | null>(null);
  return (
    <>
      {ADDITIONS.filter(({ needs }) => offered(needs)).map((addition) => (
        <Button key={addition.key} icon="plus" onClick={() => setAdding(addition)}>
          {t(`configurations.add.${addition.key}`)}
        </Button>
      ))}
      {adding && <adding.Modal onClose={() => setAdding(null)} />}
    </>
  );
}
