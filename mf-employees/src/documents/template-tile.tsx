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
  const { name, extension } = template;
  const face = (
    <>
      <span className="template-folder">
        <Icon name="folder" size={40} />
        <Tag tone={extension === 'docx' ? 'success' : 'neutral'}>{extension}</Tag>
      </span>
      <span className="template-name">{shownTemplateName(name)}</span>
    </>
  );
  if (isMarked !== undefined)
    return (
      <CheckBox
        className={isMarked ? 'template-tile template-tile-marked' : 'template-tile'}
        checked={isMarked}
        onChange={onMark}
        aria-label={name}
      >
        {face}
      </CheckBox>
    );
  const button = (
    <button type="button" className="template-tile" aria-label={t('documents.openTemplate', { name })} onClick={onOpen}>
      {face}
    </button>
  );
  return shownTemplateName(name) === name ? button : <Tooltip title={name}>{button}</Tooltip>;
}
