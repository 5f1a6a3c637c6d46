import { call } from '@paga/client';
import type { OutputOf } from '@paga/contract/endpoint';
import { stopProposal } from '@paga/contract/own/account';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { Said } from './own-fault.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { takeToken } from './take-token.ts';

/** "This was not me": stops a proposed account, by a press of its button and by nothing else. */
export function StopForm(): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const [token] = useState(takeToken);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [answer, setAnswer] = useState<OutputOf<typeof stopProposal>>();
  async function stop(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError('');
    await call(stopProposal, { body: { token } }).then(setAnswer, (caught: unknown) =>
      setError(textOf(caught)),
    );
    setBusy(false);
  }
  return (
    <div className="sign-in-box">
      <h1>{t('me.stop.title')}</h1>
      <Said error={error} />
      {answer ? (
        <p role="status">{t(`me.stop.${outcomeOf(answer)}`, { company: answer.company })}</p>
      ) : token === '' ? (
        <p>{t('me.stop.none')}</p>
      ) : (
        <SignInForm onSubmit={stop}>
          <p>{t('me.stop.text')}</p>
          <SignInButton busy={busy}>{t('me.stop.press')}</SignInButton>
        </SignInForm>
      )}
    </div>
  );
}

const outcomeOf = ({ stopped, applied }: OutputOf<typeof stopProposal>) =>
  stopped ? 'stopped' : applied ? 'applied' : 'over';
