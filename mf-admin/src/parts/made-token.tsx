import { Alert, Button, Input, Row, useToast } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The secret of a token, right after it was made and never again. */
export function MadeToken({ secret }: { secret: string }): ReactElement {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast.success(t('parts.tokens.copied')),
      () => toast.error(t('parts.tokens.notCopied')),
    );
  return (
    <Alert tone="success" title={t('parts.tokens.madeTitle')}>
      <p>{t('parts.tokens.once')}</p>
      <Row align="stretch" wrap={false}>
        <Input
          readOnly
          aria-label={t('parts.tokens.secret')}
          value={secret}
          onFocus={(event) => event.target.select()}
        />
        <Button icon="copy" onClick={copy}>
          {t('parts.tokens.copy')}
        </Button>
      </Row>
    </Alert>
  );
}
