import { Button, Row } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import type { Saving } from './use-import.ts';

type ImportFooterProps = {
  /** How many rows would be saved. */
  count: number;
  saving: Saving;
  /** The rows are shown. */
  looking: boolean;
  /** A corrected cell is being read. */
  busy: boolean;
  onSave: () => Promise<void>;
  onClose: () => void;
  /** Back to choosing; none once something is saved. */
  onOther: (() => void) | undefined;
};

/** Close and Save; while rows are being saved, Stop. */
export function ImportFooter({
  count,
  saving,
  looking,
  busy,
  onSave,
  onClose,
  onOther,
}: ImportFooterProps): ReactNode {
  const { t } = useTranslation('employees');
  if (saving.running) {
    return (
      <Row align="end">
        <Button onClick={saving.stop}>{t('import.stop')}</Button>
      </Row>
    );
  }
  return (
    <Row align="end">
      {looking && onOther && (
        <Button variant="quiet" disabled={busy} onClick={onOther}>
          {t('import.otherFile')}
        </Button>
      )}
      <Button onClick={onClose}>{t('import.close')}</Button>
      {looking && (
        <Button variant="primary" disabled={count === 0 || busy} onClick={onSave}>
          {t('import.save', counted(count))}
        </Button>
      )}
    </Row>
  );
}
