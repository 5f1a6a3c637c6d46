import { showLanguage, storedLanguage } from '@paga/platform/language';
import { createRoot } from 'react-dom/client';
import { tellOfUncaught } from './failures/tell.ts';
import { applyTheme, storedMode } from './layout/theme.ts';
import { isOwnPath } from './me/own-places.ts';
import { ownToken } from './me/own-session.ts';
import { noticeNewVersions } from './new-version.ts';
import { nextTask } from './next-task.ts';
import { registryAhead } from './registry-ahead.ts';
import { configureCalls } from './session/configure-calls.ts';
import { isMailedPath, isPublicPath, rememberOrigin, stepTo } from './session/places.ts';
import { readStoredSession } from './session/stored-session.ts';
import { ownMessages, shellMessages, signedOutMessages } from './shell-messages.ts';
import { startLanguages } from './start-languages.ts';

tellOfUncaught();
const element = document.getElementById('root');
if (!element) throw new Error('the page has no #root');
const root = createRoot(element);

async function openApplication(justSignedIn: boolean): Promise<void> {
  const { startApplication } = await import(/* webpackChunkName: "application" */ './application.tsx');
  await startApplication(root, { justSignedIn });
}

async function openSignIn(): Promise<void> {
  const { SignedOut } = await import(/* webpackChunkName: "signed-out" */ './sign-in/signed-out.tsx');
  configureCalls({ companyId: () => null, onSignedOut: () => undefined });
  root.render(<SignedOut onSignedIn={() => openApplication(true)} />);
}

noticeNewVersions();
applyTheme(storedMode());
await nextTask();
// Who signed in on a device where nobody chose a language reads the own one after a reload too; before that it is the browser's, Albanian unless it is English.
const browsers = navigator.language.startsWith('en') ? 'en' : 'sq';
const ownPage = isOwnPath(location.pathname);
const session = ownPage ? null : readStoredSession();
const language = storedLanguage(session?.account.user.language ?? browsers);
// A person who is signed in is not asked again (spec 1 §2); the links of the mail open for them too.
const staysSignedIn = session !== null && !isMailedPath(location.pathname);
// The session of an own page is another one: an office's in the same browser says nothing here.
const staysOwn = ownPage && ownToken.read() !== null;
await startLanguages(language, staysSignedIn ? shellMessages : staysOwn ? ownMessages : signedOutMessages);
await showLanguage(language);
await nextTask();
if (staysSignedIn) {
  await openApplication(false);
} else if (staysOwn) {
  const { startOwnPage } = await import(/* webpackChunkName: "own-page" */ './me/frame/own-page.tsx');
  await startOwnPage(root, registryAhead);
} else {
  if (ownPage) {
    stepTo('/me/sign-in');
  } else if (!isPublicPath(location.pathname)) {
    rememberOrigin(location.pathname + location.search);
    stepTo('/login');
  }
  await openSignIn();
}
