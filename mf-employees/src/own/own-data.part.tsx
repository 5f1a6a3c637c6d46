import { query } from '@paga/client';
import { getOwnSession } from '@paga/contract/own/account';
import { OwnPending } from '@paga/forms/own-states';
import type { OwnPagePart, OwnPageProps } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ownMessages } from '../own-messages.ts';
import { OwnAccount } from './own-account.tsx';
import { OwnDocuments } from './own-documents.tsx';
import { OwnOpenings } from './own-openings.tsx';
import { OwnProposals } from './own-proposals.tsx';
import { OwnRecord } from './own-record.tsx';
import { OwnStored } from './own-stored.tsx';
import '@paga/kit/own.css';
import './own-data.css';
import './own-papers.css';

/** One's own data: each section is a file of its own, with its own question to the server and its own failure. Who has left keeps what they confirmed. */
function OwnDataPage(page: OwnPageProps): ReactElement {
  const { t } = useTranslation('employees');
  const { data: session, isPending } = useQuery({ ...query(getOwnSession), meta: { silent: true } });
  const hasLeft = typeof session?.leftOn === 'string';
  return (
    <>
      <h1>{t('own.title')}</h1>
      {isPending ? (
        <OwnPending />
      ) : (
        <div className="own-data">
          <OwnDocuments {...page} />
          {!hasLeft && (
            <>
              <OwnRecord {...page} />
              <OwnAccount {...page} />
              <OwnProposals {...page} />
              <OwnStored {...page} />
              <OwnOpenings {...page} />
            </>
          )}
        </div>
      )}
    </>
  );
}

/** What mf-employees offers of the own page. */
export const OwnDataPart: OwnPagePart = {
  messages: ownMessages,
  Page: OwnDataPage,
};
