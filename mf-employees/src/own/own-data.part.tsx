import type { OwnPagePart, OwnPageProps } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ownMessages } from '../own-messages.ts';
import { OwnAccount } from './own-account.tsx';
import { OwnProposals } from './own-proposals.tsx';
import { OwnRecord } from './own-record.tsx';
import '@paga/kit/own.css';
import './own-data.css';

/** One's own data: each section is a file of its own, with its own question to the server and its own failure. */
function OwnDataPage(page: OwnPageProps): ReactElement {
  const { t } = useTranslation('employees');
  return (
    <>
      <h1>{t('own.title')}</h1>
      <div className="own-data">
        <OwnRecord {...page} />
        <OwnAccount {...page} />
        <OwnProposals {...page} />
      </div>
    </>
  );
}

/** What mf-employees offers of the own page. */
export const OwnDataPart: OwnPagePart = {
  messages: ownMessages,
  Page: OwnDataPage,
};
