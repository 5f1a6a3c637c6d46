import { OWN_CODE_DIGITS } from '@paga/contract/own/parts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { Said } from './own-fault.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { SignInField } from './sign-in-field.tsx';
import { SignInForm } from './sign-in-form.tsx';

type CodeFormProps = {
  submit: string;
  /** Throws what is said of a wrong one. */
  onCode: (code: string) => Promise<void>;
  /** Asks for another code. */
  onAgain: () => Promise<void>;
};

/** The code that was mailed, typed. */
export function CodeForm({ submit, onCode, onAgain }: CodeFormProps): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  async function send(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      await onCode(code.trim());
    } catch (caught) {
      setError(textOf(caught));
      setBusy(false);
    }
  }
  async function again(): Promise<void> {
    setCode('');
    setError('');
    await onAgain().catch((caught: unknown) => setError(textOf(caught)));
  }
  return (
    <SignInForm onSubmit={send} focused>
      <Said error={error} />
      <SignInField
        label={t('me.code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={OWN_CODE_DIGITS}
        required
        value={code}
        onChange={setCode}
      />
      <SignInButton busy={busy}>{submit}</SignInButton>
      <button type="button" className="sign-in-button sign-in-passkey" onClick={() => void again()}>
        {t('me.code.again')}
      </button>
    </SignInForm>
  );
}
