import { Button } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportModal } from './import.modal.tsx';

/** Opens the import of balances and booked leave, for who may book. */
export function ImportButton(): ReactElement | null {
  const { t } = useTranslation('vacations');
  const mayImport = useMayCall('storeLeaveImport');
  const [open, setOpen] = useState(false);
  if (!mayImport) return null;
  return (
    <>
      <Button icon="upload" onClick={() => setOpen(true)}>
        {t('import.open')}
      </Button>
      {open && <ImportModal onClose={() => setOpen(false)} />}
    </>
  );
}
