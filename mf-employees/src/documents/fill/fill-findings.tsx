import type { TemplateCheck } from '@paga/contract/documents';
import { Alert, Row, SkeletonCard, Tag } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { spelled } from './placeholders-drawer.tsx';

const MOST = 5;

/** What a template holds, what nobody knows of it, and whose values are missing. */
export function FillFindings({
  check,
  isLoading,
}: {
  check: TemplateCheck | undefined;
  isLoading: boolean;
}): ReactNode {
  const { t } = useTranslation('employees');
  if (!check) return isLoading ? <SkeletonCard /> : null;
  const { placeholders, unknown, missing } = check;
  return (
    <>
      {unknown.length > 0 && (
        <Alert tone="danger" title={t('documents.fill.unknown', { count: unknown.length })}>
          <p>{unknown.map(spelled).join(', ')}</p>
          <p>{t('documents.fill.unknownCure')}</p>
        </Alert>
      )}
      {placeholders.length === 0 && unknown.length === 0 && (
        <Alert tone="warning">{t('documents.fill.none')}</Alert>
      )}
      {placeholders.length > 0 && (
        <div>
          <p className="paga-hint">{t('documents.fill.holds')}</p>
          <Row gap={4} align="stretch">
            {placeholders.map((name) => (
              <Tag key={name}>{t(`documents.placeholders.name.${name}`)}</Tag>
            ))}
          </Row>
        </div>
      )}
      {missing.length > 0 && <MissingValues missing={missing} />}
    </>
  );
}

function MissingValues({ missing }: Pick<TemplateCheck, 'missing'>): ReactNode {
  const { t } = useTranslation('employees');
  const rest = missing.length - MOST;
  return (
    <Alert tone="warning" title={t('documents.fill.missing', { count: missing.length })}>
      <ul>
        {missing.slice(0, MOST).map(({ employeeId, name, placeholders }) => (
          <li key={employeeId}>
            {t('documents.fill.missingOf', {
              name,
              values: placeholders
                .map((placeholder) => t(`documents.placeholders.name.${placeholder}`))
                .join(', '),
            })}
          </li>
        ))}
        {rest > 0 && <li>{t('documents.fill.missingMore', { count: rest })}</li>}
      </ul>
    </Alert>
  );
}
