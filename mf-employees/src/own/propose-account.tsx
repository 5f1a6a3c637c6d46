import { isApiError, mutation } from '@paga/client';
import { proposeBankAccount } from '@paga/contract/requests';
import type { OwnPageProps } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTypedWrong, ownFault } from './own-fault.ts';
import { ProposalForm } from './proposal-form.tsx';
import { useReadAnew } from './use-own-proposals.ts';

/** As it may be typed or pasted: as an IBAN, with spaces. */
const TYPED = 40;

type ProposeAccountProps = {
  was: string | null;
  Proof: OwnPageProps['Proof'];
  onSent: () => void;
  onCancel: () => void;
};

/** Proposes another account. The server asks who is there at that moment; once that is proven it is sent once more. */
export function ProposeAccount({ was, Proof, onSent, onCancel }: ProposeAccountProps): ReactElement {
  const { t } = useTranslation('employees');
  const id = useId();
  const [account, setAccount] = useState('');
  const readAnew = useReadAnew();
  const propose = useMutation({
    ...mutation(proposeBankAccount),
    meta: { silent: true },
    onSuccess: onSent,
    onSettled: readAnew,
  });
  const send = (): void => propose.mutate({ body: { account: account.trim(), was } });
  const isAsked = isApiError(propose.error, 'OWN_PROOF_NEEDED');
  if (isAsked && Proof) return <Proof onGiven={send} onCancel={() => propose.reset()} />;
  return (
    <ProposalForm
      fault={propose.isError && t(`own.${faultOf(propose.error)}`)}
      canSend={account.trim() !== '' && !propose.isPending}
      onSend={send}
      onCancel={onCancel}
    >
      <label htmlFor={id}>{t('own.newAccount')}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={TYPED}
        value={account}
        onChange={(event) => setAccount(event.target.value)}
      />
      <p className="own-hint">{t('own.accountNote')}</p>
    </ProposalForm>
  );
}

/** Without what asks who is there, a page of before cannot go on. */
function faultOf(error: unknown) {
  if (isApiError(error, 'OWN_PROOF_NEEDED')) return 'noProof';
  return isTypedWrong(error) ? 'accountWrong' : ownFault(error);
}
