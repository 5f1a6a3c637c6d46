import { query } from '@paga/client';
import { getOwnLeave } from '@paga/contract/leave';
import { type AskedRequest, getOwnRequests } from '@paga/contract/requests';
import { AskQuestion } from '@paga/forms/ask-question';
import { OwnFailed, OwnPending } from '@paga/forms/own-states';
import type { OwnPagePart, OwnPageProps } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ownMessages } from '../own-messages.ts';
import { AskLeave } from './ask-leave.tsx';
import { OwnBalances } from './own-balances.tsx';
import { OwnBooked } from './own-booked.tsx';
import { OwnFeed } from './own-feed.tsx';
import { OwnRequests } from './own-requests.tsx';
import { OwnSector } from './own-sector.tsx';
import { OwnSickness } from './own-sickness.tsx';
import { ReportSickness } from './report-sickness.tsx';
import { ToDecide } from './to-decide.tsx';
import '@paga/kit/own.css';
import './own-leave.css';

/** What is proposed for the record stands with one's data. */
const isOfLeave = ({ kind }: AskedRequest): boolean => kind === 'leave' || kind === 'question';

/** One's own leave: what is left, asking for more, what was asked and decided, and what is booked. */
function OwnLeavePage({ language, readOnly }: OwnPageProps): ReactElement {
  const { t } = useTranslation('vacations');
  const leave = useQuery({ ...query(getOwnLeave, { query: {} }), meta: { silent: true } });
  const requests = useQuery({ ...query(getOwnRequests), meta: { silent: true } });
  return (
    <>
      <h1>{t('own.title')}</h1>
      {(leave.isPending || requests.isPending) && <OwnPending />}
      {(leave.isError || requests.isError) && (
        <OwnFailed onAgain={() => [leave, requests].map((one) => one.refetch())} />
      )}
      {leave.data && requests.data && (
        <div className="own-leave">
          <ToDecide readOnly={readOnly} />
          <OwnBalances year={leave.data.year} balances={leave.data.balances} language={language} />
          {!readOnly && <AskLeave reasons={leave.data.reasons} language={language} />}
          {!readOnly && <ReportSickness />}
          <OwnSickness readOnly={readOnly} />
          <OwnRequests requests={requests.data.filter(isOfLeave)} language={language} readOnly={readOnly} />
          {!readOnly && <AskQuestion />}
          <OwnSector />
          <OwnBooked booked={leave.data.booked} language={language} />
          <OwnFeed readOnly={readOnly} />
        </div>
      )}
    </>
  );
}

/** What mf-vacations offers of the own page. */
export const OwnLeavePart: OwnPagePart = {
  messages: ownMessages,
  Page: OwnLeavePage,
};
