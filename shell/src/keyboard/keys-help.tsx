import { Modal } from '@paga/kit';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takesText } from './takes-text.ts';

/** What is asked for now and then is not loaded by every page. */
const KeysList = lazy(async () => {
  const { KeysList: list } = await import('./keys-list.tsx');
  return { default: list };
});

/** The keys of the product; "?" outside fields and dialogs shows them, on every page. */
export function KeysHelp(): ReactNode {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target))
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Modal open={open} onClose={() => setOpen(false)} title={t('keys.title')} width={720}>
      <Suspense fallback={null}>{open && <KeysList />}</Suspense>
    </Modal>
  );
}
