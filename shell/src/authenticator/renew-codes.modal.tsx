import { invalidates, mutation } from '@paga/client';
import { getAuthenticator, renewRecoveryCodes } from '@paga/contract/identity/authenticator';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordAndCodeModal } from './password-and-code.modal.tsx';

/** Makes the recovery codes anew. */
export function RenewCodesModal({
  onCodes,
  onClose,
}: {
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('shell');
  const client = useQueryClient();
  const renewing = useMutation({
    ...mutation(renewRecoveryCodes),
    onSuccess: async ({ codes }) => {
      onCodes(codes);
      await client.invalidateQueries(invalidates(getAuthenticator));
    },
    meta: { silent: true },
  });
  return (
    <PasswordAndCodeModal
      title={t('account.app.renewTitle')}
      lead={t('account.app.renewText')}
      submitText={t('account.app.renewDo')}
      onSubmit={(body) => renewing.mutateAsync({ body })}
      onClose={onClose}
    />
  );
}
