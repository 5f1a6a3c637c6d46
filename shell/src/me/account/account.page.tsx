import { query } from '@paga/client';
import { getOwnAccount } from '@paga/contract/own/account';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { AddressPart } from './address-part.tsx';
import { EmployersPart } from './employers-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { ProofBox } from './proof-box.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { useProof } from './use-proof.ts';
import '@paga/kit/own.css';
import './account.css';

/** How the person signs in on the own page, and where they are signed in; what changes it asks for a passkey or a code first. */
export function AccountPage(): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const account = useQuery(query(getOwnAccount));
  const proof = useProof(() => account.refetch());
  return (
    <>
      <h1>{t('me.account.title')}</h1>
      {account.isPending && <p aria-busy="true">{t('me.account.loading')}</p>}
      {account.error && <p role="alert">{textOf(account.error)}</p>}
      {proof.error !== '' && (
        <p className="me-fault" role="alert">
          {proof.error}
        </p>
      )}
      {account.data && proof.isAsked && <ProofBox account={account.data} proof={proof} />}
      {account.data && (
        <>
          <AddressPart account={account.data} proof={proof} />
          <PasskeysPart account={account.data} proof={proof} />
          <SessionsPart account={account.data} proof={proof} />
          <EmployersPart />
        </>
      )}
    </>
  );
}
