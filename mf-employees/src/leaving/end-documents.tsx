import { EndDocument } from '@paga/contract/documents';
import { Row } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStarterButtons } from '#documents/fill/use-starter-buttons.tsx';

/** Decision, certificate and handover list of who has left. */
export function EndDocuments({ ids }: { ids: readonly number[] }): ReactNode {
  const { t } = useTranslation('employees');
  const starters = useStarterButtons(ids);
  if (!starters) return null;
  return (
    <>
      <Row as="section" aria-label={t('leaving.documents.title')}>
        {EndDocument.options.map((starter) => starters.button(starter, t(`leaving.documents.${starter}`)))}
      </Row>
      {starters.fault}
    </>
  );
}
