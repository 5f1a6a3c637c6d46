import { mutation } from '@paga/client';
import type { UserRecord } from '@paga/contract/identity/user';
import { refusedDeed } from '@paga/contract/identity/user-grants';
import { deleteUser, updateUserStatus } from '@paga/contract/identity/users';
import { UserStatus } from '@paga/contract/shapes';
import { RowActions } from '@paga/forms';
import { ConfirmModal, useToast } from '@paga/kit';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnCompanies } from './companies-field.tsx';
import { EditUserModal } from './edit-user.modal.tsx';
import { useManager } from './use-manager.ts';
import { useUsersChanged } from './use-user-list.ts';
import './users.css';

type Asked = 'edit' | 'off' | 'delete';

/** What may be done to a person from the list; nothing is offered that the server would refuse. */
export function UserActions({ person }: { person: UserRecord }): ReactNode {
  const { t } = useTranslation('admin');
  const manager = useManager();
  const [asked, setAsked] = useState<Asked | null>(null);
  const switching = useSwitchUser(person);
  const may = (deed: 'rename' | 'facts' | 'links' | 'remove') =>
    refusedDeed(manager, person, deed) === undefined;
  const { id, name, status } = person;
  const { choosable } = useOwnCompanies();
  const close = () => setAsked(null);
  const active = status === UserStatus.active;
  return (
    <>
      <RowActions
        actions={[
          (may('rename') || (may('links') && choosable)) && {
            kind: 'edit',
            label: t('users.action.edit', { name }),
            onClick: () => setAsked('edit'),
          },
          may('facts') &&
            (active
              ? { kind: 'off', label: t('users.action.off', { name }), onClick: () => setAsked('off') }
              : {
                  kind: 'on',
                  label: t('users.action.on', { name }),
                  loading: switching.isPending,
                  onClick: () => switching.mutate({ body: { userId: id, status: UserStatus.active } }),
                }),
          may('remove') && {
            kind: 'delete',
            label: t('users.action.delete', { name }),
            onClick: () => setAsked('delete'),
          },
        ]}
      />
      {asked === 'edit' && <EditUserModal person={person} onClose={close} />}
      {asked === 'off' && <SwitchOffModal person={person} onClose={close} />}
      {asked === 'delete' && <DeleteModal person={person} onClose={close} />}
    </>
  );
}

function useSwitchUser({ name }: UserRecord, onDone?: () => void) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const changed = useUsersChanged();
  return useMutation({
    ...mutation(updateUserStatus),
    onSuccess: ({ status }) => {
      toast.success(
        t(status === UserStatus.active ? 'users.action.onDone' : 'users.action.offDone', { name }),
      );
      onDone?.();
      return changed();
    },
  });
}

type AskProps = { person: UserRecord; onClose: () => void };

function SwitchOffModal({ person, onClose }: AskProps): ReactNode {
  const { t } = useTranslation('admin');
  const switching = useSwitchUser(person, onClose);
  return (
    <ConfirmModal
      open
      danger
      title={t('users.off.title', { name: person.name })}
      confirmText={t('users.off.confirm')}
      loading={switching.isPending}
      onConfirm={() => switching.mutate({ body: { userId: person.id, status: UserStatus.inactive } })}
      onClose={onClose}
    >
      {t('users.off.text')}
    </ConfirmModal>
  );
}

function DeleteModal({ person, onClose }: AskProps): ReactNode {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const changed = useUsersChanged();
  const { name, email, elsewhere, companies } = person;
  const deleting = useMutation({
    ...mutation(deleteUser),
    onSuccess: () => {
      toast.success(t(elsewhere ? 'users.delete.unlinked' : 'users.delete.done', { name }));
      onClose();
      return changed();
    },
  });
  return (
    <ConfirmModal
      open
      danger
      title={t(elsewhere ? 'users.delete.unlinkTitle' : 'users.delete.title', { name })}
      confirmText={t(elsewhere ? 'users.delete.unlinkConfirm' : 'users.delete.confirm')}
      loading={deleting.isPending}
      onConfirm={() => deleting.mutate({ query: { userId: person.id } })}
      onClose={onClose}
    >
      {elsewhere
        ? t('users.delete.elsewhere', { companies: companies.join(', ') })
        : t('users.delete.text', { email })}
    </ConfirmModal>
  );
}
