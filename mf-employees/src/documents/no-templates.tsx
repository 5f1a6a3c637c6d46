import { isApiError } from '@paga/client';
import { Button, EmptyState, Row, useToast } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddStarters } from './use-templates.ts';

/** A company without templates: one of its own, or those that are ready made. */
export function NoTemplates({ onAdd }: { onAdd: (() => void) | undefined }): ReactNode {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const errorText = useErrorText();
  const starters = useAddStarters();
  const mayStart = useMayCall('addStarterDocuments');
  const start = () =>
    starters.mutate(undefined, {
      onSuccess: (added) => toast.success(t('documents.starters.done', { count: added.length })),
      onError(error) {
        if (!isApiError(error, 'CONFLICT')) toast.error(errorText(error));
      },
    });
  const action = (
    <Row>
      {mayStart && (
        <Button variant="primary" icon="file" loading={starters.isPending} onClick={start}>
          {t('documents.starters.add')}
        </Button>
      )}
      {onAdd && (
        <Button icon="plus" onClick={onAdd}>
          {t('documents.add.open')}
        </Button>
      )}
    </Row>
  );
  return <EmptyState title={t('documents.empty.title')} hint={t('documents.empty.hint')} action={action} />;
}
