import { query } from '@paga/client';
import { getOwnData } from '@paga/contract/employees/own-data';
import { getBankAccountRule } from '@paga/contract/requests';
import { OwnFailed, OwnPending } from '@paga/forms/own-states';
import { formatDateTime } from '@paga/kit/own';
import type { OwnPageProps } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnFields } from './own-fields.tsx';
import { ProposeAccount } from './propose-account.tsx';
import { isWaiting, useOwnProposals } from './use-own-proposals.ts';

/** Where pay goes today, and another account that the person proposes; within 7 days of joining or of another address it is not offered. */
export function OwnAccount({ readOnly, Proof }: Pick<OwnPageProps, 'readOnly' | 'Proof'>): ReactElement {
  const { t } = useTranslation('employees');
  const stored = useQuery({ ...query(getOwnData), meta: { silent: true } });
  const rule = useQuery({ ...query(getBankAccountRule), meta: { silent: true } });
  const proposals = useOwnProposals();
  const [step, setStep] = useState<'shown' | 'typed' | 'sent'>('shown');
  if (stored.isPending || rule.isPending) return <OwnPending />;
  if (!stored.data || !rule.data)
    return <OwnFailed onAgain={() => [stored, rule].map((one) => one.refetch())} />;
  const { openFrom } = rule.data;
  const isOpen = !readOnly && proposals.data !== undefined && !isWaiting(proposals.data, 'bankAccount');
  return (
    <section className="own-card" aria-label={t('own.account')}>
      <h2>{t('own.account')}</h2>
      <OwnFields data={stored.data} fields={['bankAccountNumber', 'bank']} />
      {step === 'typed' && (
        <ProposeAccount
          was={stored.data.bankAccountNumber}
          Proof={Proof}
          onSent={() => setStep('sent')}
          onCancel={() => setStep('shown')}
        />
      )}
      {step !== 'typed' && isOpen && openFrom === null && (
        <button type="button" className="own-button" onClick={() => setStep('typed')}>
          {t('own.proposeAccount')}
        </button>
      )}
      {isOpen && openFrom !== null && (
        <p className="own-hint">{t('own.tooSoon', { from: formatDateTime(openFrom) })}</p>
      )}
      <p role="status">{step === 'sent' ? t('own.sent') : ''}</p>
    </section>
  );
}
