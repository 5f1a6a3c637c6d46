import { IconButton, Modal } from '@paga/kit';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchCombobox } from './search-combobox.tsx';
import type { Deed } from './source.ts';
import { useSearchKeys } from './use-search-keys.ts';

/** The search of the top bar: a field there, on a phone a button that opens it over the page. */
export function GlobalSearch({ narrow, deeds }: { narrow: boolean; deeds?: readonly Deed[] }): ReactNode {
  const { t } = useTranslation('shell');
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  useSearchKeys(() => {
    if (narrow) setOpen(true);
    else {
      field.current?.focus();
      field.current?.select();
    }
  });
  if (!narrow) return <SearchCombobox field={field} floating deeds={deeds} />;
  return (
    <>
      <IconButton icon="search" label={t('search.label')} onClick={() => setOpen(true)} />
      <Modal open={open} onClose={() => setOpen(false)} title={t('search.label')}>
        <SearchCombobox field={field} floating={false} deeds={deeds} onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}
