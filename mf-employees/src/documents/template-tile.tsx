import type { DocumentTemplate } from '@paga/contract/documents';
import { Button, CheckBox, Dropdown, type MenuItem, Row, Tooltip } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TemplatePart } from './opened-template.tsx';
import { shownTemplateName } from './shown-template-name.ts';
import { TemplateFacts } from './template-facts.tsx';
import { TemplatePage } from './template-page.tsx';
import { useSaveTemplate } from './use-templates.ts';

type TemplateTileProps = {
  template: DocumentTemplate;
  /** Undefined outside the delete mode. */
  isMarked: boolean | undefined;
  onMark: () => void;
  onOpen: (part: TemplatePart) => void;
  onDelete: () => void;
};

/** One folder: its first page, what it is, and what can be done with it; in the delete mode a box that marks it. */
export function TemplateTile(props: TemplateTileProps): ReactNode {
  const { template, isMarked, onMark, onOpen } = props;
  const { t } = useTranslation('employees');
  const { name } = template;
  if (isMarked !== undefined)
    return (
      <CheckBox
        className={isMarked ? 'template-tile template-tile-marked' : 'template-tile'}
        checked={isMarked}
        onChange={onMark}
      >
        <Face template={template} spoken={name} />
      </CheckBox>
    );
  const button = (
    <button type="button" className="paga-reset template-open" onClick={() => onOpen('options')}>
      <Face template={template} spoken={t('documents.openTemplate', { name })} />
    </button>
  );
  return (
    <article className="template-tile">
      {shownTemplateName(name) === name ? button : <Tooltip title={name}>{button}</Tooltip>}
      <TemplateFacts template={template} />
      <Actions {...props} />
    </article>
  );
}

function Actions({ template, onOpen, onDelete }: TemplateTileProps): ReactNode {
  const { t } = useTranslation('employees');
  const { name, extension } = template;
  const { save, isSaving } = useSaveTemplate(template);
  const mayFill = useMayCall('fillDocument') && extension === 'docx';
  const [mayUpdate, maySend] = [useMayCall('updateDocument'), useMayCall('sendDocument')];
  const mayDelete = useMayCall('deleteDocuments');
  const entry = (key: 'send' | 'rename', icon: MenuItem['icon'], label: string): MenuItem => ({
    key,
    icon,
    label,
    onSelect: () => onOpen(key),
  });
  return (
    <Row gap={0} wrap={false} justify="between">
      {mayFill ? (
        <Button
          size="small"
          icon="users"
          aria-label={t('documents.fill.title', { name })}
          onClick={() => onOpen('fill')}
        >
          {t('documents.fill.short')}
        </Button>
      ) : (
        <Button size="small" icon="download" loading={isSaving} onClick={save}>
          {t('documents.download')}
        </Button>
      )}
      <Dropdown
        icon="more"
        iconOnly
        variant="quiet"
        label={t('documents.menu', { name })}
        items={[
          { key: 'open', icon: 'eye', label: t('documents.open'), onSelect: () => onOpen('options') },
          { key: 'download', icon: 'download', label: t('documents.download'), onSelect: save },
          ...(maySend ? [entry('send', 'mail', t('documents.send.open'))] : []),
          ...(mayUpdate ? [entry('rename', 'pencil', t('documents.rename.open'))] : []),
          ...(mayDelete
            ? [
                {
                  key: 'delete',
                  icon: 'trash' as const,
                  label: t('documents.delete.one'),
                  danger: true,
                  separated: true,
                  onSelect: onDelete,
                },
              ]
            : []),
        ]}
      />
    </Row>
  );
}

/** What a folder shows; read out is the whole name, of which a long one shows only the beginning. */
function Face({ template, spoken }: { template: DocumentTemplate; spoken: string }): ReactNode {
  return (
    <>
      <span className="paga-hidden">{spoken}</span>
      <span className="template-paper" aria-hidden="true">
        <TemplatePage template={template} />
      </span>
      <span className="paga-breaks paga-strong" aria-hidden="true">
        {shownTemplateName(template.name)}
      </span>
    </>
  );
}
