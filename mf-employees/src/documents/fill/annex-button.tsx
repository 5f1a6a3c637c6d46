import type { AnnexDocument } from '@paga/contract/documents';
import { Alert, Button } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFillStarter, useMayFillStarter } from './use-fill-starter.ts';

type AnnexButtonProps = { ids: readonly number[]; annex: AnnexDocument };

/** The annex to the contract: of one person a document, of several an archive; kept with each of them too. */
export function AnnexButton({ ids, annex }: AnnexButtonProps): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const mayFill = useMayFillStarter();
  const filling = useFillStarter(ids);
  if (!mayFill) return null;
  return (
    <>
      <Button
        icon="download"
        loading={filling.isPending}
        onClick={() => filling.mutateAsync(annex).catch(() => undefined)}
      >
        {t('documents.starter.annex', { count: ids.length })}
      </Button>
      {filling.error && <Alert tone="danger">{errorText(filling.error)}</Alert>}
    </>
  );
}
