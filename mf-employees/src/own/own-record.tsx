import { query } from '@paga/client';
import { getOwnData } from '@paga/contract/employees/own-data';
import { OwnFailed, OwnPending } from '@paga/forms/own-states';
import type { OwnPageProps } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OwnFields } from './own-fields.tsx';
import { ProposeData } from './propose-data.tsx';
import { isWaiting, useOwnProposals } from './use-own-proposals.ts';

const RECORD = ['address', 'municipality', 'phone', 'familyContact', 'email'] as const;

/** What the record holds of the person today, and a change of it that they propose. */
export function OwnRecord({ readOnly }: Pick<OwnPageProps, 'readOnly'>): ReactElement {
  const { t } = useTranslation('employees');
  const { data, isPending, refetch } = useQuery({ ...query(getOwnData), meta: { silent: true } });
  const proposals = useOwnProposals();
  const [step, setStep] = useState<'shown' | 'typed' | 'sent'>('shown');
  if (isPending) return <OwnPending />;
  if (!data) return <OwnFailed onAgain={refetch} />;
  const mayPropose = !readOnly && proposals.data !== undefined && !isWaiting(proposals.data, 'ownData');
  return (
    <section className="own-card" aria-label={t('own.record')}>
      <h2>{t('own.record')}</h2>
      {step === 'typed' ? (
        <ProposeData data={data} onSent={() => setStep('sent')} onCancel={() => setStep('shown')} />
      ) : (
        <>
          <OwnFields data={data} fields={RECORD} />
          {mayPropose && (
            <button type="button" className="own-button" onClick={() => setStep('typed')}>
              {t('own.propose')}
            </button>
          )}
        </>
      )}
      <p role="status">{step === 'sent' ? t('own.sent') : ''}</p>
    </section>
  );
}
