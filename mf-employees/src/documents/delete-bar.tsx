import { mutation } from '@paga/client';
import { type DocumentTemplate, deleteDocuments } from '@paga/contract/documents';
import { Alert, Button, ConfirmModal, Row, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshTemplates } from './use-templates.ts';

type Marked = ReadonlySet<number>;
type DeleteBarProps = {
  templates: readonly DocumentTemplate[];
  marked: Marked;
  onMark: (next: Marked | null) => void;
};

/** The delete mode: how many are marked, and what can be done with them. */
export function DeleteBar({ templates, marked, onMark }: DeleteBarProps): ReactNode {
  const { t } = useTranslation('employees');
  const [asking, setAsking] = useState(false);
  const chosen = templates.filter(({ id }) => marked.has(id));
  const allMarked = chosen.length === templates.length;
  return (
    <Row
      as="section"
      gap={[8, 16]}
      justify="between"
      className="template-delete-bar"
      aria-label={t('documents.delete.mode')}
    >
      <span role="status">{t('documents.delete.marked', { count: chosen.length })}</span>
      <div>
        <Button onClick={() => onMark(new Set(allMarked ? [] : templates.map(({ id }) => id)))}>
          {t(allMarked ? 'documents.delete.markNone' : 'documents.delete.markAll')}
        </Button>
        <Button variant="danger" icon="trash" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
          {chosen.length > 0
            ? t('documents.delete.confirm', { count: chosen.length })
            : t('documents.delete.start')}
        </Button>
        <Button onClick={() => onMark(null)}>{t('documents.delete.end')}</Button>
      </div>
      {asking && (
        <DeleteTemplates templates={chosen} onDone={() => onMark(null)} onClose={() => setAsking(false)} />
      )}
    </Row>
  );
}

type DeleteTemplatesProps = {
  templates: readonly DocumentTemplate[];
  onDone: () => void;
  onClose: () => void;
};

/** Asks before templates go, with their names and how many they are. */
export function DeleteTemplates({ templates, onDone, onClose }: DeleteTemplatesProps): ReactNode {
  const { t } = useTranslation('employees');
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshTemplates();
  const count = templates.length;
  const removing = useMutation({
    ...mutation(deleteDocuments),
    meta: { silent: true },
    onSuccess: () => {
      toast.success(t('documents.delete.done', { count }));
      onDone();
    },
    onSettled: refresh,
  });
  return (
    <ConfirmModal
      open
      danger
      title={t('documents.delete.question', { count })}
      confirmText={t('documents.delete.confirm', { count })}
      loading={removing.isPending}
      onConfirm={() => removing.mutate({ body: { documentIds: templates.map(({ id }) => id) } })}
      onClose={onClose}
    >
      {removing.error && <Alert tone="danger">{errorText(removing.error)}</Alert>}
      <p>{templates.map(({ name }) => name).join(', ')}</p>
    </ConfirmModal>
  );
}
