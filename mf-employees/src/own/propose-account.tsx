import { isApiError, mutation } from '@paga/client';
import { proposeBankAccount } from '@paga/contract/requests';
import type { OwnPageProps } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTypedWrong, ownFault } from './own-fault.ts';
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
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <form className="own-data-form" onSubmit={submit}>
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
      {propose.isError && <p role="alert">{t(`own.${faultOf(propose.error)}`)}</p>}
      <p className="own-data-buttons">
        <button
          type="submit"
          className="own-button own-primary"
          disabled={account.trim() === '' || propose.isPending}
        >
          {t('own.send')}
        </button>
        <button type="button" className="own-button" onClick={onCancel}>
          {t('own.cancel')}
        </button>
      </p>
    </form>
  );
}

/** Without what asks who is there, a page of before cannot go on. */
function faultOf(error: unknown) {
  if (isApiError(error, 'OWN_PROOF_NEEDED')) return 'noProof';
  return isTypedWrong(error) ? 'accountWrong' : ownFault(error);
}
