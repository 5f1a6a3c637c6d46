import { Button, Page, Stack } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddTemplateModal } from './add-template.modal.tsx';
import { DeleteBar } from './delete-bar.tsx';
import { OpenedTemplate, type TemplatePart } from './opened-template.tsx';
import { PlaceholdersDrawer } from './placeholders-drawer.tsx';
import { TemplateGrid } from './template-grid.tsx';
import { useTemplates } from './use-templates.ts';

/** The document templates of the company as folders. */
export function DocumentsScreen(): ReactElement {
  const { t } = useTranslation('employees');
  const templates = useTemplates();
  const [opened, setOpened] = useState<{ id: number; part: TemplatePart } | null>(null);
  const [adding, setAdding] = useState(false);
  const [listing, setListing] = useState(false);
  const [marked, setMarked] = useState<ReadonlySet<number> | null>(null);
  const mayAdd = useMayCall('createDocument');
  const mayDelete = useMayCall('deleteDocuments');
  const { data = [] } = templates;
  const template = data.find(({ id }) => id === opened?.id);
  const add = () => setAdding(true);
  const buttons = (
    <>
      <Button icon="help" onClick={() => setListing(true)}>
        {t('documents.placeholders.open')}
      </Button>
      {mayDelete && data.length > 0 && !marked && (
        <Button icon="trash" onClick={() => setMarked(new Set())}>
          {t('documents.delete.start')}
        </Button>
      )}
      {mayAdd && (
        <Button variant="primary" icon="plus" onClick={add}>
          {t('documents.add.open')}
        </Button>
      )}
    </>
  );
  return (
    <Page title={t('navigation.documents')} hint={t('documents.hint')} extra={buttons}>
      <Stack>
        {marked && <DeleteBar templates={data} marked={marked} onMark={setMarked} />}
        <TemplateGrid
          templates={templates}
          marked={marked}
          onMark={setMarked}
          onOpen={(id) => setOpened({ id, part: 'options' })}
          onAdd={mayAdd ? add : undefined}
        />
      </Stack>
      {adding && <AddTemplateModal onClose={() => setAdding(false)} />}
      {listing && <PlaceholdersDrawer onClose={() => setListing(false)} />}
      {opened && template && (
        <OpenedTemplate
          template={template}
          part={opened.part}
          onPart={(part) => setOpened({ ...opened, part })}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  );
}
