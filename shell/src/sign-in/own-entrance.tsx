import type { OwnSignedIn } from '@paga/contract/own/account';
import { type ReactNode, useEffect, useState } from 'react';
import { configureOwnCalls } from '#me/own-calls.ts';
import { OWN_HOME } from '#me/own-places.ts';
import { forgetOwn, ownToken } from '#me/own-session.ts';
import { leaveFor } from '#session/leave.ts';
import { PickEmployer } from './own-employers.tsx';
import { JoinForm } from './own-join-form.tsx';
import { PasskeyOffer } from './own-passkey-offer.tsx';
import { OwnSignInForm } from './own-sign-in-form.tsx';
import { StopForm } from './own-stop-form.tsx';

/** Where somebody is on the way in. */
type Step = 'form' | 'passkey' | 'employer';

/** The pages of the own page that open without a session: the one that an invitation leads to, the sign-in, and where a proposed account is stopped. */
export function OwnEntrance({ at }: { at: '/me/join' | '/me/sign-in' | '/me/stop' }): ReactNode {
  const joins = at === '/me/join';
  const [step, setStep] = useState<Step>('form');
  const [employers, setEmployers] = useState(1);
  useEffect(() => configureOwnCalls(forgetOwn), []);
  const goOn = (count = employers): void => (count > 1 && !joins ? setStep('employer') : leaveFor(OWN_HOME));
  function begin({ handle, employers: count, hasPasskey }: OwnSignedIn): void {
    ownToken.write(handle);
    setEmployers(count);
    if (joins && !hasPasskey) setStep('passkey');
    else goOn(count);
  }
  if (at === '/me/stop') return <StopForm />;
  if (step === 'passkey') return <PasskeyOffer onEnd={() => goOn()} />;
  if (step === 'employer') return <PickEmployer onPicked={() => leaveFor(OWN_HOME)} />;
  return joins ? <JoinForm onJoined={begin} /> : <OwnSignInForm onSignedIn={begin} />;
}
