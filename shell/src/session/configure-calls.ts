import { configureClient, type StepUpQuestion } from '@paga/client';
import { announceNewVersion } from '../new-version.ts';
import { apiBases } from './api-bases.ts';
import { readStoredSession, replaceToken } from './stored-session.ts';
import { readTicket } from './ticket.ts';

/** Loaded on demand: the sign-in page never gets a 411. */
function leadToConsent(): void {
  import(/* webpackChunkName: "authorize-accounting" */ './authorize-accounting.ts').then(
    ({ leadToAuthorization }) => leadToAuthorization(),
    () => undefined,
  );
}

/** How calls are made from this page. `onSignedOut` hears of a 401, `onStepUpNeeded` asks for a step-up; `companyId` is the company the tab shows. */
export function configureCalls({
  companyId,
  onSignedOut,
  onStepUpNeeded,
}: {
  companyId: () => number | null;
  onSignedOut: () => void;
  onStepUpNeeded?: (question: StepUpQuestion) => Promise<boolean>;
}): void {
  configureClient({
    ...apiBases(),
    token: { read: () => readStoredSession()?.token ?? readTicket()?.token ?? null, write: replaceToken },
    companyId,
    onSignedOut,
    onAuthorizationRequired: leadToConsent,
    onWireChanged: announceNewVersion,
    onStepUpNeeded,
  });
}
