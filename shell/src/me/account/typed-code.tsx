import { OWN_CODE_DIGITS } from '@paga/contract/own/parts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A mailed code, typed. */
export function TypedCode({ submit, onCode }: { submit: string; onCode: (code: string) => void }): ReactNode {
  const { t } = useTranslation('shell');
  const id = useId();
  const [code, setCode] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (code.length === OWN_CODE_DIGITS) onCode(code);
  };
  return (
    <form className="me-form" onSubmit={send}>
      <label htmlFor={id}>{t('me.code.label')}</label>
      <input
        id={id}
        className="me-input"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={OWN_CODE_DIGITS}
        value={code}
        onChange={(event) => setCode(event.target.value.trim())}
      />
      <button type="submit" className="me-button">
        {submit}
      </button>
    </form>
  );
}
