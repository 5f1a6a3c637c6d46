import type { DocumentTemplate } from '@paga/contract/documents';
import type { ReactNode } from 'react';
import { FillTemplateModal } from './fill/fill-template.modal.tsx';
import { RenameTemplateModal } from './rename-template.modal.tsx';
import { SendTemplateModal } from './send-template.modal.tsx';
import { TemplateOptionsModal, type TemplateTask } from './template-options.modal.tsx';
import { usePreview } from './use-preview.ts';

/** What is done with an opened template. */
export type TemplatePart = 'options' | TemplateTask;

type OpenedTemplateProps = {
  template: DocumentTemplate;
  part: TemplatePart;
  onPart: (part: TemplatePart) => void;
  onClose: () => void;
};

/** The window of an opened template: its options, or the one that was chosen. */
export function OpenedTemplate({ template, part, onPart, onClose }: OpenedTemplateProps): ReactNode {
  const { data: read } = usePreview(template);
  switch (part) {
    case 'options':
      return <TemplateOptionsModal template={template} onPart={onPart} onClose={onClose} />;
    case 'rename':
      return <RenameTemplateModal template={template} onClose={onClose} />;
    case 'send':
      return <SendTemplateModal template={template} onClose={onClose} />;
    case 'fill':
      return <FillTemplateModal template={template} written={read?.language} onClose={onClose} />;
  }
}
