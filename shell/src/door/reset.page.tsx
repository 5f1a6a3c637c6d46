import { call } from '@paga/client';
import { resetPassword } from '@paga/contract/access';
import { brokenPasswordRule } from '@paga/contract/password-rules';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DoorButton } from './door-button.tsx';
import { DoorField } from './door-field.tsx';
import { useTextOf } from './use-text-of.ts';

/** Sets a new password by the link of the e-mail (`?token=`). */
export function ResetPage(): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking');
  const [error, setError] = useState('');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state === 'busy') return;
    const fault = brokenPasswordRule(password, confirmPassword);
    setError(fault ? t(`errors.${fault}`) : '');
    if (fault) return;
    setState('busy');
    const token = new URLSearchParams(location.search).get('token') ?? '';
    try {
      await call(resetPassword, { body: { token, password, confirmPassword } });
      setState('done');
    } catch (caught) {
      setError(textOf(caught));
      setState('asking');
    }
  }
  return (
    <div className="door-box">
      <h1>{t('reset.title')}</h1>
      {error && (
        <p className="door-error" role="alert">
          {error}
        </p>
      )}
      {state === 'done' ? (
        <p className="door-note" role="status">
          {t('password.changed')}
        </p>
      ) : (
        <form className="door-form" onSubmit={submit}>
          <DoorField
            label={t('password.new')}
            type="password"
            value={password}
            onChange={setPassword}
            autoComplete="new-password"
            required
          />
          <DoorField
            label={t('password.confirm')}
            type="password"
            value={confirmPassword}
            onChange={setConfirmPassword}
            autoComplete="new-password"
            required
          />
          <p className="door-lead">{t('password.rules')}</p>
          <DoorButton busy={state === 'busy'}>{t('reset.submit')}</DoorButton>
        </form>
      )}
      <a href="/login">{t('forgot.back')}</a>
    </div>
  );
}
