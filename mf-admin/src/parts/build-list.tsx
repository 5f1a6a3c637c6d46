import type { RemoteHistory } from '@paga/contract/remotes';
import { formatDateTime, Row, Tag } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type BuildListProps = { builds: RemoteHistory['builds']; inUse: string };

/** The builds of a part that lie on the server, the newest first. */
export function BuildList({ builds, inUse }: BuildListProps): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <section>
      <h3 className="parts-heading">{t('parts.history.builds')}</h3>
      <p className="paga-hint">{t('parts.history.buildsHint')}</p>
      <ul className="parts-builds" aria-label={t('parts.history.builds')}>
        {builds.map(({ version, at }) => (
          <li key={version}>
            <Row as="span" gap={8} inline>
              <span className="paga-breaks">{version}</span>
              <span className="paga-muted">{formatDateTime(at)}</span>
              {version === inUse && <Tag tone="success">{t('parts.history.inUse')}</Tag>}
            </Row>
          </li>
        ))}
      </ul>
    </section>
  );
}
