import faviconUrl from '@paga/kit/favicon.svg';
import { registerMessages } from '@paga/platform/language';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ownMessages } from '../shell-messages.ts';
import './signed-out.css';
import { canVerify, InsecurePage } from './insecure.page.tsx';
import { LanguageButtons } from './language-buttons.tsx';
import { SampleSlip } from './sample-slip.tsx';
import { SignInPage } from './sign-in.page.tsx';

const byLink = (name: keyof typeof import('./by-link.ts')) =>
  lazy(async () => {
    const pages = await import(/* webpackChunkName: "by-link" */ './by-link.ts');
    return { default: pages[name] };
  });
const ForgotPage = byLink('ForgotPage');
const JoinPage = byLink('JoinPage');
const ResetPage = byLink('ResetPage');
const SetupPage = byLink('SetupPage');

/** An employee's own page has a way in of its own, whose texts come with it. */
const OwnEntrance = lazy(async () => {
  const [{ OwnEntrance: Entrance }] = await Promise.all([
    import(/* webpackChunkName: "own-entrance" */ './own-entrance.tsx'),
    registerMessages('shell', ownMessages),
  ]);
  return { default: Entrance };
});

/** What a person sees without a session. Plain HTML: the kit is fetched while they type. */
export function SignedOut({ onSignedIn }: { onSignedIn: () => Promise<void> }): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <div className="sign-in">
      <main className="sign-in-main">
        <div className="sign-in-top">
          <span className="sign-in-brand">
            <img src={faviconUrl} alt="" width="32" height="32" />
            Paga
          </span>
          <LanguageButtons />
        </div>
        <Suspense fallback={null}>
          <SignedOutPage path={location.pathname.replace(/\/+$/, '')} onSignedIn={onSignedIn} />
        </Suspense>
      </main>
      <aside className="sign-in-side" aria-label={t('signIn.sample.label')}>
        <SampleSlip />
        <p className="sign-in-claim">{t('signIn.claim')}</p>
      </aside>
    </div>
  );
}

function SignedOutPage({ path, onSignedIn }: { path: string; onSignedIn: () => Promise<void> }): ReactNode {
  if (!canVerify()) return <InsecurePage />;
  // spec 1 §2: both addresses show the page that sets a password; without the token of a mail there is none to set.
  const isReset =
    path === '/resetPassword' ||
    (path === '/forgotPassword' && new URLSearchParams(location.search).has('token'));
  if (isReset) return <ResetPage />;
  if (path === '/forgotPassword') return <ForgotPage />;
  if (path === '/joinCompany') return <JoinPage />;
  if (path === '/me/join' || path === '/me/sign-in' || path === '/me/stop') return <OwnEntrance at={path} />;
  if (path === '/setup') return <SetupPage />;
  return <SignInPage onSignedIn={onSignedIn} />;
}
