import { Button, useToast } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Copies a text to the clipboard, and says so. */
export function CopyButton({ text }: { text: string }): ReactElement {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('settings.closingCode.copied')),
      () => toast.error(t('settings.closingCode.notCopied')),
    );
  return (
    <Button icon="copy" disabled={text === ''} onClick={copy}>
      {t('settings.closingCode.copy')}
    </Button>
  );
}
