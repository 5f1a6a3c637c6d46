import { KitProvider, kitMessages, loadWholeKit } from '@paga/kit';
import {
  createQueryClient,
  ErrorToasts,
  federationConnector,
  fetchRegistry,
  healWhenBack,
  platformMessages,
  type RemoteFailure,
  remotesStore,
  sessionStore,
  showError,
  startFederation,
  startRemotes,
} from '@paga/platform/host';
import { registerMessages } from '@paga/platform/language';
import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { type ReactNode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { followCompany } from './company/follow-company.ts';
import { keepShownCompany } from './company/keep-shown-company.ts';
import { Welcome } from './company/welcome.tsx';
import { tell } from './failures/tell.ts';
import { speakTo } from './language/own-language.ts';
import { showThemeOf } from './layout/own-theme.ts';
import { themeStore } from './layout/theme.ts';
import { nextTask } from './next-task.ts';
import { lentModules } from './provided/lent-modules.ts';
import { loadSchemas } from './provided/load-schemas.ts';
import { registryAhead } from './registry-ahead.ts';
import { ApplicationRouter } from './router.tsx';
import { firstPlace } from './session/admission.ts';
import { configureCalls } from './session/configure-calls.ts';
import { leaveFor } from './session/leave.ts';
import { stepTo, takeOrigin } from './session/places.ts';
import { refreshAccount, resumeSession, sessionEnded } from './session/session.ts';
import { onSignedOutElsewhere } from './session/session-channel.ts';
import { followOtherTabs } from './session/stored-session.ts';
import { shellMessages } from './shell-messages.ts';
import { askForStepUp } from './step-up/step-up-question.ts';

/** Written in by the build. */
const VERSIONS = {
  kit: process.env.KIT_VERSION ?? '',
  platform: process.env.PLATFORM_VERSION ?? '',
  lent: Object.fromEntries(Object.entries(lentModules).map(([name, { version }]) => [name, version])),
};

/** Only a built page has keys, and is given a signed registry. */
const TRUST = process.env.NODE_ENV === 'development' ? { keys: null } : {};

/** On the home page nobody waits for it yet, and those who open a window or go to a page do not wait for it then; a slow phone has drawn its cards by now. */
const WHOLE_KIT_AFTER_MS = 5_000;

function report(failure: RemoteFailure): void {
  // biome-ignore lint/suspicious/noConsole: the page has no other log; the remote's name and version are in the message.
  console.warn(failure.message, failure.cause ?? '');
  const { code, cause, remote, version } = failure;
  if (code === 'DISABLED' || code === 'UNKNOWN_REMOTE') return;
  tell({ kind: code, error: cause, remote: { version, entry: entryOf(remote) } });
}

function reportRegistry(fault: Error): void {
  // biome-ignore lint/suspicious/noConsole: the page has no other log.
  console.warn(fault.message);
  // That it could not be had is no fault of the registry: who is offline hears of it elsewhere.
  if (fault.name === 'RefusedRegistry') tell({ kind: 'REGISTRY_REFUSED', error: fault });
}

const entryOf = (remote: string) =>
  remotesStore.getState().stores.find(({ entry }) => entry.name === remote)?.entry;

/** Once there is a pause: what was before is known then too. */
function measure(): void {
  import(/* webpackChunkName: "visit" */ './failures/measure-visit.ts').then(
    ({ measureVisit }) => measureVisit((remote) => entryOf(remote)?.version),
    () => undefined,
  );
}

/** Starts everything behind the sign-in page: texts of kit and platform, calls, remotes, router. */
export async function startApplication(
  root: Root,
  { justSignedIn }: { justSignedIn: boolean },
): Promise<void> {
  for (const language of ['sq', 'en'] as const) {
    i18next.addResourceBundle(language, 'kit', kitMessages[language]);
    i18next.addResourceBundle(language, 'platform', platformMessages[language]);
  }
  configureCalls({
    companyId: () => sessionStore.getState().session?.company?.id ?? null,
    onSignedOut: () => sessionEnded('NOT_SIGNED_IN'),
    onStepUpNeeded: askForStepUp,
  });
  onSignedOutElsewhere(sessionEnded);
  followOtherTabs(() => leaveFor('/'));
  keepShownCompany();
  const session = resumeSession();
  if (!session) return;
  if (justSignedIn) {
    await speakTo(session.account.user);
    showThemeOf(session.account.user);
    const place = firstPlace(session.account);
    stepTo(place === '/' ? takeOrigin() : place);
  } else {
    refreshAccount().catch(() => undefined);
  }
  // Who has just signed in has only the texts of that page.
  await registerMessages('shell', shellMessages);
  const registry = await fetchRegistry(undefined, { asked: registryAhead, ...TRUST });
  registry.faults.forEach(reportRegistry);
  startFederation(lentModules);
  const entries = await followCompany(registry.entries);
  startRemotes({ ...registry, entries }, { connect: federationConnector, versions: VERSIONS, report });
  // Every page but the home page is free to use all of the kit and schemas; for the home page they come when that is shown.
  const schemas = () => void loadSchemas().catch(() => undefined);
  if (location.pathname === '/')
    setTimeout(() => loadWholeKit().then(schemas, () => undefined), WHOLE_KIT_AFTER_MS);
  else {
    schemas();
    await loadWholeKit();
  }
  await nextTask();
  // In pieces, between which the page answers.
  startTransition(() => root.render(<Application justSignedIn={justSignedIn} />));
  setTimeout(measure, WHOLE_KIT_AFTER_MS);
}

const queryClient = createQueryClient(showError);
healWhenBack(queryClient);

function Application({ justSignedIn }: { justSignedIn: boolean }): ReactNode {
  const { i18n } = useTranslation('shell');
  const { mode } = useStore(themeStore);
  return (
    <KitProvider mode={mode} language={i18n.language === 'en' ? 'en' : 'sq'}>
      <QueryClientProvider client={queryClient}>
        <ErrorToasts />
        {justSignedIn && <Welcome />}
        <ApplicationRouter />
      </QueryClientProvider>
    </KitProvider>
  );
}
