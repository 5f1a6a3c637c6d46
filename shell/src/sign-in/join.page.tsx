import { call, isApiError } from '@paga/client';
import { agreeToJoin, verifyJoinLink } from '@paga/contract/identity/joining';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { SignInButton } from './sign-in-button.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** What the link is about, as far as it is known. */
type Asked = { state: 'checking' | 'broken' } | { state: 'asked' | 'tooMuch' | 'agreed'; values: Named };
type Named = { companies: string; email: string };

/** Asks whether the account shall be linked to one more company, by the link of the e-mail (`?token=`); signed in or not. */
export function JoinPage(): ReactNode {
  const { t } = useTranslation('shell');
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const [asked, setAsked] = useState<Asked>({ state: token === '' ? 'broken' : 'checking' });
  useEffect(() => {
    if (token === '') return;
    call(verifyJoinLink, { body: { token } }).then(
      ({ value, companies = [], email = '', allowed }) =>
        setAsked(
          value
            ? { state: allowed ? 'asked' : 'tooMuch', values: { companies: companies.join(', '), email } }
            : { state: 'broken' },
        ),
      () => setAsked({ state: 'broken' }),
    );
  }, [token]);
  return (
    <div className="sign-in-box">
      <h1>{t('join.title')}</h1>
      {asked.state === 'checking' && (
        <p className="sign-in-lead" role="status">
          {t('reset.checking')}
        </p>
      )}
      {asked.state === 'broken' && (
        <p className="sign-in-error" role="alert">
          {t('errors.JOIN_LINK_INVALID')}
        </p>
      )}
      {asked.state === 'tooMuch' && (
        <p className="sign-in-error" role="alert">
          {t('join.tooMuch', asked.values)}
        </p>
      )}
      {asked.state === 'agreed' && (
        <p className="sign-in-note" role="status">
          {t('join.agreed', asked.values)}
        </p>
      )}
      {asked.state === 'asked' && <Agree token={token} values={asked.values} onEnd={setAsked} />}
      <a href="/login">{t(asked.state === 'agreed' ? 'join.goOn' : 'forgot.back')}</a>
    </div>
  );
}

type AgreeProps = { token: string; values: Named; onEnd: (asked: Asked) => void };

function Agree({ token, values, onEnd }: AgreeProps): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  async function submit(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      await call(agreeToJoin, { body: { token } });
      onEnd({ state: 'agreed', values });
    } catch (caught) {
      if (isApiError(caught, 'JOIN_LINK_INVALID')) return onEnd({ state: 'broken' });
      setError(textOf(caught));
      setBusy(false);
    }
  }
  return (
    <>
      {error && (
        <p className="sign-in-error" role="alert">
          {error}
        </p>
      )}
      <p>{t('join.text', values)}</p>
      <p className="sign-in-lead">{t('join.hint')}</p>
      <SignInForm onSubmit={submit}>
        <SignInButton busy={busy}>{t('join.submit')}</SignInButton>
      </SignInForm>
    </>
  );
}
