import { Alert, Button, Input, Row, useToast } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const PROGRAMS = ['google', 'outlook', 'apple'] as const;

/** The address of a feed, right after it was made and never again, and how each calendar takes it. */
export function MadeAddress({ path, name }: { path: string; name: string }): ReactElement {
  const { t } = useTranslation('vacations');
  const toast = useToast();
  const address = new URL(path, window.location.origin).href;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success(t('feeds.copied')),
      () => toast.error(t('feeds.notCopied')),
    );
  return (
    <Alert tone="success" title={t('feeds.made', { name })}>
      <p>{t('feeds.once')}</p>
      <Row align="stretch" className="leave-feed-address">
        <Input
          readOnly
          className="leave-feed-url"
          aria-label={t('feeds.address')}
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Button icon="copy" onClick={copy}>
          {t('feeds.copy')}
        </Button>
      </Row>
      <ul className="leave-feed-programs">
        {PROGRAMS.map((program) => (
          <li key={program}>{t(`feeds.how.${program}`)}</li>
        ))}
      </ul>
      <a href={address.replace(/^https?:/, 'webcal:')}>{t('feeds.openHere')}</a>
    </Alert>
  );
}
