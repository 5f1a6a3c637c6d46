import { RECOVERY_CODE, TWO_FACTOR_CODE } from '@paga/contract/limits';
import { Form, FormField, Input, ModalForm } from '@paga/kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { isWrongPassword, OwnPasswordField, showWrongPassword } from '#step-up/own-password-field.tsx';
import './authenticator.css';

type PasswordAndCode = { password: string; code: string };

type PasswordAndCodeModalProps = {
  title: string;
  lead: string;
  submitText: string;
  danger?: boolean;
  onSubmit: (given: PasswordAndCode) => Promise<unknown>;
  onClose: () => void;
};

const EITHER = new RegExp(`${TWO_FACTOR_CODE.source}|${RECOVERY_CODE.source}`, 'i');

/** Asks for the password and a code of the app or a recovery code, before anything about the app changes. */
export function PasswordAndCodeModal({ lead, onSubmit, ...rest }: PasswordAndCodeModalProps): ReactNode {
  const { t } = useTranslation('shell');
  const [form] = Form.useForm<PasswordAndCode>();
  const [fault, setFault] = useState<unknown>();
  const textOf = useTextOf();
  const submit = async (given: PasswordAndCode): Promise<void> => {
    setFault(undefined);
    await onSubmit(given).catch((error: unknown) => {
      setFault(error);
      showWrongPassword(form, error, textOf(error));
      throw error;
    });
  };
  return (
    <ModalForm<PasswordAndCode>
      open
      {...rest}
      form={form}
      error={fault && !isWrongPassword(fault) ? textOf(fault) : undefined}
      onSubmit={submit}
      lead={<p className="authenticator-lead">{lead}</p>}
      width={440}
    >
      <OwnPasswordField />
      <FormField
        name="code"
        label={t('account.app.eitherCode')}
        normalize={(text: string) => text.trim()}
        rules={[{ pattern: EITHER, message: t('account.app.codeInvalid') }]}
        required
      >
        <Input autoComplete="one-time-code" />
      </FormField>
    </ModalForm>
  );
}
