import { EndDocument } from '@paga/contract/documents';
import { Alert, Button, Row } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFillStarter, useMayFillStarter } from '#documents/fill/use-fill-starter.ts';

/** Decision, certificate and handover list of who has left: each is filled, saved by the browser and kept with the person. */
export function EndDocuments({ ids }: { ids: readonly number[] }): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const mayFill = useMayFillStarter();
  const filling = useFillStarter(ids);
  if (!mayFill) return null;
  return (
    <>
      <Row as="section" aria-label={t('leaving.documents.title')}>
        {EndDocument.options.map((starter) => (
          <Button
            key={starter}
            icon="download"
            loading={filling.isPending && filling.variables === starter}
            onClick={() => filling.mutateAsync(starter).catch(() => undefined)}
          >
            {t(`leaving.documents.${starter}`)}
          </Button>
        ))}
      </Row>
      {filling.error && <Alert tone="danger">{errorText(filling.error)}</Alert>}
    </>
  );
}
