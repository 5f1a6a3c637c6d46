import { call } from '@paga/client';
import { ClosingCode, generateClosingCode, saveClosingCode } from '@paga/contract/company/closing-code';
import { CLOSING_CODE_LENGTH } from '@paga/contract/limits';
import { Note, schemaRule, useSave } from '@paga/forms';
import { Button, Form, FormField, Input, ModalForm, Row, useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button.tsx';

type Values = { code: string };

/** Another closing code: typed, or proposed by the server; nothing is stored before it is saved. No draft: it is a secret. */
export function ClosingCodeForm({ code, onClose }: { code: string; onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  const [form] = Form.useForm<Values>();
  const [failed, setFailed] = useState<string>();
  const [proposing, setProposing] = useState(false);
  const { save, problem } = useSave(saveClosingCode, { saved: t('settings.closingCode.saved'), refresh: [] });
  const propose = async (): Promise<void> => {
    setFailed(undefined);
    setProposing(true);
    try {
      form.setFieldsValue(await call(generateClosingCode));
      toast.success(t('settings.closingCode.generated'));
    } catch (error) {
      setFailed(errorText(error));
    }
    setProposing(false);
  };
  return (
    <ModalForm<Values>
      open
      title={t('settings.closingCode.title')}
      width={440}
      form={form}
      initialValues={{ code }}
      error={problem ?? failed}
      onSubmit={(values) => save({ body: { ...values, tenantId } })}
      onClose={onClose}
    >
      <FormField
        name="code"
        label={t('settings.closingCode.label')}
        required
        rules={[schemaRule(ClosingCode, t('settings.closingCode.rule'))]}
      >
        <Input
          className="paga-code"
          size="large"
          maxLength={CLOSING_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </FormField>
      <Row gap={12} className="closing-code">
        <Button icon="refresh" loading={proposing} onClick={propose}>
          {t('settings.closingCode.generate')}
        </Button>
        <CopyTyped />
      </Row>
      <Note>{t('settings.closingCode.ends')}</Note>
    </ModalForm>
  );
}

function CopyTyped(): ReactElement {
  return <CopyButton text={Form.useWatch<string | undefined>('code') ?? ''} />;
}
