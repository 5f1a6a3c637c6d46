import faviconUrl from '@paga/kit/favicon.svg';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './door.css';
import { ForgotPage } from './forgot.page.tsx';
import { LanguageButtons } from './language-buttons.tsx';
import { ResetPage } from './reset.page.tsx';
import { SampleSlip } from './sample-slip.tsx';
import { SetupPage } from './setup.page.tsx';
import { SignInPage } from './sign-in.page.tsx';

/** What a person sees without a session. Plain HTML: the kit is fetched while they type. */
export function Door({ onSignedIn }: { onSignedIn: () => Promise<void> }): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <div className="door">
      <main className="door-main">
        <div className="door-top">
          <span className="door-brand">
            <img src={faviconUrl} alt="" width="32" height="32" />
            Paga
          </span>
          <LanguageButtons />
        </div>
        <DoorPage path={location.pathname.replace(/\/+$/, '')} onSignedIn={onSignedIn} />
      </main>
      <aside className="door-side" aria-label={t('door.sample.label')}>
        <SampleSlip />
        <p className="door-claim">{t('door.claim')}</p>
      </aside>
    </div>
  );
}

function DoorPage({ path, onSignedIn }: { path: string; onSignedIn: () => Promise<void> }): ReactNode {
  // spec 1 §2: both addresses show the page that sets a password; without the token of a mail there is none to set.
  const byLink = path === '/resetPassword' || (path === '/forgotPassword' && new URLSearchParams(location.search).has('token'));
  if (byLink) return <ResetPage />;
  if (path === '/forgotPassword') return <ForgotPage />;
  if (path === '/setup') return <SetupPage />;
  return <SignInPage onSignedIn={onSignedIn} />;
}
