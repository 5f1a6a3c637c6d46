import { type DocumentTemplate, PLACEHOLDERS } from '@paga/contract/documents';
import { Icon } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreview } from './use-preview.ts';

const FIELDS = Object.values(PLACEHOLDERS).flat();
const FIELD = /(\{\{.*?\}\})/;

/** The first page of a template as text, its fields marked; of a file that is no Word document its sign. */
export function TemplatePage({ template }: { template: DocumentTemplate }): ReactNode {
  const { t } = useTranslation('employees');
  const { data, isError } = usePreview(template);
  if (template.extension !== 'docx') return <Sign icon="file">{t('documents.page.none')}</Sign>;
  if (isError) return <Sign icon="warning">{t('documents.page.failed')}</Sign>;
  if (data?.paragraphs.length === 0) return <Sign icon="file">{t('documents.page.empty')}</Sign>;
  return (
    <span className="template-page">
      {data?.paragraphs.map(({ text, isHeading }, place) => (
        <span key={place} className={isHeading ? 'template-line template-line-heading' : 'template-line'}>
          {text
            .split(FIELD)
            .map((piece, at) => (at % 2 === 1 ? <Field key={`${at}${piece}`} spelled={piece} /> : piece))}
        </span>
      ))}
    </span>
  );
}

/** A field by what will stand in its place; one that is not known as it is spelled. */
function Field({ spelled }: { spelled: string }): ReactNode {
  const { t } = useTranslation('employees');
  const name = FIELDS.find((field) => field === spelled.slice(2, -2).trim());
  return <mark>{name ? `“${t(`documents.placeholders.name.${name}`)}”` : spelled}</mark>;
}

function Sign({ icon, children }: { icon: 'file' | 'warning'; children: ReactNode }): ReactNode {
  return (
    <span className="template-page template-page-sign">
      <Icon name={icon} size={32} />
      <span>{children}</span>
    </span>
  );
}
