import { Button, Modal, Row, Stack } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useFormTexts } from '#texts.ts';

type RowModalProps = {
  title: string;
  /** Whether the row is left out of what is saved; undefined where nobody can choose. */
  leftOut: boolean | undefined;
  onToggle: () => void;
  onClose: () => void;
  width?: number;
  children: ReactNode;
};

/** One row of an import in its window, with the way to leave it out. */
export function RowModal({
  title,
  leftOut,
  onToggle,
  onClose,
  width = 640,
  children,
}: RowModalProps): ReactElement {
  const t = useFormTexts();
  const footer = (
    <Row justify="end">
      {leftOut !== undefined && (
        <Button variant="quiet" onClick={onToggle}>
          {t(leftOut ? 'import.takeIn' : 'import.leaveOut')}
        </Button>
      )}
      <Button onClick={onClose}>{t('import.close')}</Button>
    </Row>
  );
  return (
    <Modal open title={title} onClose={onClose} footer={footer} width={width}>
      <Stack>{children}</Stack>
    </Modal>
  );
}
