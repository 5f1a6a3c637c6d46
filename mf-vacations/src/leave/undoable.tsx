import { Button } from '@paga/kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The text of a toast with the way back beside it, which can be gone once. */
export function Undoable({ text, onUndo }: { text: string; onUndo: () => Promise<void> }): ReactNode {
  const { t } = useTranslation('vacations');
  const [undone, setUndone] = useState(false);
  const undo = async () => {
    await onUndo();
    setUndone(true);
  };
  return (
    <>
      {text}{' '}
      {!undone && (
        <Button size="small" variant="link" onClick={undo}>
          {t('booking.undo')}
        </Button>
      )}
    </>
  );
}
