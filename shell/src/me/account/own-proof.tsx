import { query } from '@paga/client';
import { getOwnAccount } from '@paga/contract/own/account';
import type { OwnProofProps } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { ProofBox } from './proof-box.tsx';
import './account.css';

/** Asks for a passkey or a mailed code in a part that a remote draws. */
export function OwnProof({ onGiven, onCancel }: OwnProofProps): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const account = useQuery(query(getOwnAccount));
  if (account.error) return <p role="alert">{textOf(account.error)}</p>;
  if (!account.data) return <p aria-busy="true">{t('me.account.loading')}</p>;
  const given = async (): Promise<void> => onGiven();
  return <ProofBox account={account.data} proof={{ given, forget: onCancel }} />;
}
