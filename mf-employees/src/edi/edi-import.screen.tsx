import { Alert, Page, Stack } from '@paga/kit';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LastImport } from '#import/last-import.tsx';
import { LastImports } from '#import/last-imports.tsx';
import type { SavedImport } from '#import/use-import.ts';
import { BackToList } from '#list/back-to-list.tsx';
import { useEdiImport } from './lists/use-edi-import.ts';
import { WorkbooksCard } from './lists/workbooks-card.tsx';
import { PeopleCard } from './people/people-card.tsx';
import './edi.css';

/** From another program: wage lists (EDI) of up to twelve months are read, looked at, and their people saved as drafts. */
export function EdiImportScreen(): ReactElement {
  const { t } = useTranslation('employees');
  const edi = useEdiImport();
  const [saved, setSaved] = useState<SavedImport | null>(null);
  const people = edi.preview.data?.people ?? [];
  const save = async () => {
    const { importId, added } = await edi.save.mutateAsync();
    setSaved({ importId, added, changed: 0 });
    edi.reset();
  };
  return (
    <Page wide title={t('edi.title')} back={<BackToList />} hint={t('edi.intro')}>
      <Stack>
        {saved && (
          <>
            <LastImport saved={saved} onGone={() => setSaved(null)} />
            <Alert
              tone="info"
              title={t('edi.savedNext')}
              action={<Link to="/employees?tab=processing">{t('edi.toDrafts')}</Link>}
            />
          </>
        )}
        <WorkbooksCard edi={edi} />
        {people.length > 0 && (
          <PeopleCard edi={edi} people={people} onSave={() => save().catch(() => undefined)} />
        )}
        {edi.picked.length === 0 && <LastImports />}
      </Stack>
    </Page>
  );
}
