import { Input } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#button/button.tsx';
import { Stack } from '#layout/layout.tsx';
import { Modal } from './modal.tsx';

type CodePromptProps = {
  open: boolean;
  title: ReactNode;
  /** What the code does, above the field. */
  children?: ReactNode;
  label?: string;
  /** Shown at the field, e.g. a wrong code. */
  error?: ReactNode;
  loading?: boolean;
  submitText?: string;
  /** Pixels, where more than the code is asked about. */
  width?: number;
  /** Signs in the code; 6 by default. */
  length?: number;
  /** Digits only, for codes by e-mail. */
  digits?: boolean;
  danger?: boolean;
  /** The button that submits appears once every sign is there. */
  submitWhenFull?: boolean;
  /** Below the field: another way to get a code, a choice that goes with it. */
  below?: ReactNode;
  onSubmit: (code: string) => unknown;
  onClose: () => void;
};

/** Asks for a code of six letters and digits, as typed. */
export function CodePrompt(props: CodePromptProps): ReactNode {
  return props.open ? <OpenCodePrompt {...props} /> : null;
}

function OpenCodePrompt({ length = 6, width = 400, digits, ...props }: CodePromptProps): ReactNode {
  const { t } = useTranslation('kit');
  const id = useId();
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const problem = tried && code.length < length ? t('form.code.short', { count: length }) : props.error;
  const focus = (): void => document.getElementById(id)?.focus();
  const submit = (): unknown => {
    setTried(true);
    if (code.length === length && !props.loading) return props.onSubmit(code);
    focus();
  };
  const footer = (
    <div className="paga-actions">
      <Button onClick={props.onClose}>{t('form.cancel')}</Button>
      {(!props.submitWhenFull || code.length === length) && (
        <Button variant={props.danger ? 'danger' : 'primary'} loading={props.loading} onClick={submit}>
          {props.submitText ?? t('form.code.confirm')}
        </Button>
      )}
    </div>
  );
  return (
    <Modal open title={props.title} onClose={props.onClose} footer={footer} width={width} onOpened={focus}>
      <Stack gap={8}>
        {props.children}
        <label htmlFor={id}>{props.label ?? t('form.code.label')}</label>
        <Input
          id={id}
          className="paga-code"
          size="large"
          value={code}
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          inputMode={digits ? 'numeric' : 'text'}
          status={problem ? 'error' : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) =>
            setCode(event.target.value.replace(digits ? /\D/g : /[^a-zA-Z0-9]/g, '').slice(0, length))
          }
          onPressEnter={() => void submit()}
        />
        <div id={`${id}-error`} role="alert" className="paga-field-error">
          {problem}
        </div>
        {props.below}
      </Stack>
    </Modal>
  );
}
