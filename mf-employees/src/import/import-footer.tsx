import { Button, Row } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import type { useImport } from './use-import.ts';

type ImportFooterProps = {
  validCount: number;
  saving: ReturnType<typeof useImport>;
  onSave: () => Promise<void>;
  onClose: () => void;
  /** Back to choosing; none while there is nothing chosen. */
  onOther: (() => void) | undefined;
};

/** Close and Save; while rows are being saved, Stop. */
export function ImportFooter({ validCount, saving, onSave, onClose, onOther }: ImportFooterProps): ReactNode {
  const { t } = useTranslation('employees');
  if (saving.running) {
    return (
      <Row align="end">
        <Button onClick={saving.stop}>{t('import.stop')}</Button>
      </Row>
    );
  }
  const begun = saving.progress.stopped;
  return (
    <Row align="end">
      {onOther && !begun && (
        <Button variant="quiet" onClick={onOther}>
          {t('import.otherFile')}
        </Button>
      )}
      <Button onClick={onClose}>{t('import.close')}</Button>
      {onOther && !begun && (
        <Button variant="primary" disabled={validCount === 0} onClick={onSave}>
          {t('import.save', counted(validCount))}
        </Button>
      )}
    </Row>
  );
}
