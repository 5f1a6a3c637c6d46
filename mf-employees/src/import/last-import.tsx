import { Alert, Button, ConfirmModal, Row } from '@paga/kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import type { SavedImport } from './use-import.ts';
import { useUndo, useUndoQuestion } from './use-undo.ts';

type LastImportProps = { saved: SavedImport; onGone: () => void };

/** What the last import added and changed, with the way back. */
export function LastImport({ saved, onGone }: LastImportProps): ReactNode {
  const { t } = useTranslation('employees');
  const { importId, added, changed } = saved;
  const [asking, setAsking] = useState(false);
  const undo = useUndo(onGone);
  const questionOf = useUndoQuestion();
  const sentences = [
    added > 0 && t('import.added', counted(added)),
    changed > 0 && t('import.changed', counted(changed)),
  ];
  const actions = (
    <Row>
      <Button size="small" icon="undo" loading={undo.isPending} onClick={() => setAsking(true)}>
        {t('import.undo')}
      </Button>
      <Button size="small" variant="quiet" disabled={undo.isPending} onClick={onGone}>
        {t('import.keep')}
      </Button>
    </Row>
  );
  return (
    <>
      <Alert
        tone={undo.why ? 'danger' : 'success'}
        title={sentences.filter(Boolean).join(' ')}
        action={actions}
      >
        {undo.why}
      </Alert>
      {asking && (
        <ConfirmModal
          open
          danger
          {...questionOf(saved)}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            undo.run(importId);
          }}
        />
      )}
    </>
  );
}
