import { invalidates, mutation } from '@paga/client';
import { getAuthenticator, removeAuthenticator } from '@paga/contract/identity/authenticator';
import { useToast } from '@paga/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordAndCodeModal } from './password-and-code.modal.tsx';

/** Switches the authenticator app off. */
export function RemoveAuthenticatorModal({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const client = useQueryClient();
  const removing = useMutation({
    ...mutation(removeAuthenticator),
    onSuccess: async () => {
      await client.invalidateQueries(invalidates(getAuthenticator));
      toast.success(t('account.app.off'));
    },
    meta: { silent: true },
  });
  return (
    <PasswordAndCodeModal
      danger
      title={t('account.app.switchOffTitle')}
      lead={t('account.app.switchOffText')}
      submitText={t('account.app.switchOff')}
      onSubmit={(body) => removing.mutateAsync({ body })}
      onClose={onClose}
    />
  );
}
