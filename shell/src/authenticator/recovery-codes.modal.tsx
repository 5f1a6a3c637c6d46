import { Button, Modal, Stack, useToast } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './authenticator.css';

/** Shows new recovery codes, this once. */
export function RecoveryCodesModal({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success(t('account.app.copied')),
      () => toast.error(t('account.app.notCopied')),
    );
  const footer = (
    <div className="paga-actions">
      <Button icon="copy" onClick={copy}>
        {t('account.app.copy')}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {t('account.app.kept')}
      </Button>
    </div>
  );
  return (
    <Modal open title={t('account.app.codesTitle')} onClose={onClose} footer={footer} width={440}>
      <Stack gap={12}>
        <p>{t('account.app.codesText')}</p>
        <ul className="authenticator-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </Stack>
    </Modal>
  );
}
