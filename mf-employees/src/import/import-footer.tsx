import { BenchFooter } from '@paga/forms/import';
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
      <Row justify="end">
        <Button onClick={saving.stop}>{t('import.stop')}</Button>
      </Row>
    );
  }
  const text = t('import.save', counted(count));
  return (
    <BenchFooter
      busy={busy}
      onOther={looking ? onOther : undefined}
      onClose={onClose}
      save={looking ? { text, disabled: count === 0, onSave } : undefined}
    />
  );
}
