import { query } from '@paga/client';
import { getOwnLeave } from '@paga/contract/leave';
import { getOwnRequests } from '@paga/contract/requests';
import type { Language } from '@paga/contract/shapes';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AskLeave } from './ask-leave.tsx';
import { OwnBalances } from './own-balances.tsx';
import { OwnBooked } from './own-booked.tsx';
import { OwnRequests } from './own-requests.tsx';
import './own-leave.css';

type PageProps = { language: Language; readOnly: boolean };

/** One's own leave: what is left, asking for more, what was asked and decided, and what is booked. */
export function OwnLeavePage({ language, readOnly }: PageProps): ReactElement {
  const { t } = useTranslation('vacations');
  const leave = useQuery({ ...query(getOwnLeave, { query: {} }), meta: { silent: true } });
  const requests = useQuery({ ...query(getOwnRequests), meta: { silent: true } });
  if (leave.isPending || requests.isPending) return <p aria-busy="true">{t('own.loading')}</p>;
  if (leave.isError || requests.isError)
    return (
      <div role="alert">
        <p>{t('own.failed')}</p>
        <button type="button" onClick={() => [leave, requests].map((one) => one.refetch())}>
          {t('own.again')}
        </button>
      </div>
    );
  return (
    <div className="own-leave">
      <OwnBalances year={leave.data.year} balances={leave.data.balances} language={language} />
      {!readOnly && <AskLeave reasons={leave.data.reasons} language={language} />}
      <OwnRequests requests={requests.data} language={language} readOnly={readOnly} />
      <OwnBooked booked={leave.data.booked} language={language} />
    </div>
  );
}
