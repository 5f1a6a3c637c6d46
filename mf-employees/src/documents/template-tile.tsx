import type { DocumentTemplate } from '@paga/contract/documents';
import { CheckBox, Icon, Tag, Tooltip } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shownTemplateName } from './shown-template-name.ts';

type TemplateTileProps = {
  template: DocumentTemplate;
  /** Undefined outside the delete mode. */
  isMarked: boolean | undefined;
  onMark: () => void;
  onOpen: () => void;
};

/** One folder: a button that opens the template, or a box that marks it for deletion. */
export function TemplateTile({ template, isMarked, onMark, onOpen }: TemplateTileProps): ReactNode {
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
    <button type="button" className="template-tile" onClick={onOpen}>
      <Face template={template} spoken={t('documents.openTemplate', { name })} />
    </button>
  );
  return shownTemplateName(name) === name ? button : <Tooltip title={name}>{button}</Tooltip>;
}

/** What a folder shows; read out is the whole name, of which a long one shows only the beginning. */
function Face({
  template: { name, extension },
  spoken,
}: {
  template: DocumentTemplate;
  spoken: string;
}): ReactNode {
  return (
    <>
      <span className="template-spoken">{spoken}</span>
      <span className="template-folder" aria-hidden="true">
        <Icon name="file" size={40} />
        <Tag tone={extension === 'docx' ? 'success' : 'neutral'}>{extension}</Tag>
      </span>
      <span className="template-name" aria-hidden="true">
        {shownTemplateName(name)}
      </span>
    </>
  );
}
