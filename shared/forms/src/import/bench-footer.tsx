import { Button, Row } from '@paga/kit';
import type { ReactElement } from 'react';
import { useFormTexts } from '#texts.ts';

type BenchFooterProps = {
  /** A corrected cell is being read. */
  busy: boolean;
  /** Back to choosing a file; none where there is no way back. */
  onOther: (() => void) | undefined;
  onClose: () => void;
  /** While rows are looked at. */
  save: { text: string; disabled: boolean; loading?: boolean; onSave: () => void } | undefined;
};

/** Another file, Close and Save. */
export function BenchFooter({ busy, onOther, onClose, save }: BenchFooterProps): ReactElement {
  const t = useFormTexts();
  return (
    <Row justify="end">
      {onOther && (
        <Button variant="quiet" disabled={busy} onClick={onOther}>
          {t('import.otherFile')}
        </Button>
      )}
      <Button onClick={onClose}>{t('import.close')}</Button>
      {save && (
        <Button
          variant="primary"
          loading={save.loading ?? false}
          disabled={busy || save.disabled}
          onClick={save.onSave}
        >
          {save.text}
        </Button>
      )}
    </Row>
  );
}
