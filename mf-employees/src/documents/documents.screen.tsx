import type { DocumentTemplate } from '@paga/contract/documents';
import { Button, Dropdown, Page, Stack } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AddTemplateModal } from './add-template.modal.tsx';
import { DeleteBar, DeleteTemplates } from './delete-bar.tsx';
import { PlaceholdersDrawer } from './fill/placeholders-drawer.tsx';
import { OpenedTemplate, type TemplatePart } from './opened-template.tsx';
import { TemplateGrid } from './template-grid.tsx';
import { useTemplates } from './use-templates.ts';

/** The document templates of the company as folders; `?template=<id>` in the address opens one. */
export function DocumentsScreen(): ReactElement {
  const { t } = useTranslation('employees');
  const templates = useTemplates();
  const [params, setParams] = useSearchParams();
  const [part, setPart] = useState<TemplatePart>('options');
  const [adding, setAdding] = useState(false);
  const [listing, setListing] = useState(false);
  const [deleting, setDeleting] = useState<DocumentTemplate | null>(null);
  const [marked, setMarked] = useState<ReadonlySet<number> | null>(null);
  const mayAdd = useMayCall('createDocument');
  const mayDelete = useMayCall('deleteDocuments');
  const { data = [] } = templates;
  const template = data.find(({ id }) => id === Number(params.get('template')));
  const open = (id: number | null, next: TemplatePart = 'options'): void => {
    setPart(next);
    setParams(id === null ? {} : { template: `${id}` }, { replace: true });
  };
  const add = () => setAdding(true);
  const buttons = (
    <>
      <Button icon="help" onClick={() => setListing(true)}>
        {t('documents.placeholders.open')}
      </Button>
      {mayDelete && data.length > 0 && !marked && (
        <Dropdown
          icon="more"
          iconOnly
          label={t('employees.more')}
          items={[
            {
              key: 'delete',
              icon: 'trash',
              label: t('documents.delete.start'),
              onSelect: () => setMarked(new Set()),
            },
          ]}
        />
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
          onOpen={open}
          onDelete={setDeleting}
          onAdd={mayAdd ? add : undefined}
        />
      </Stack>
      {adding && <AddTemplateModal onClose={() => setAdding(false)} />}
      {listing && <PlaceholdersDrawer onClose={() => setListing(false)} />}
      {deleting && (
        <DeleteTemplates
          templates={[deleting]}
          onDone={() => setDeleting(null)}
          onClose={() => setDeleting(null)}
        />
      )}
      {template && (
        <OpenedTemplate
          key={template.id}
          template={template}
          part={part}
          onPart={setPart}
          onClose={() => open(null)}
        />
      )}
    </Page>
  );
}
