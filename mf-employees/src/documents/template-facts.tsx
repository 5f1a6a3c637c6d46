import type { DocumentTemplate } from '@paga/contract/documents';
import { formatDateTime, RelativeTime, Stack, Tag } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreview } from './use-preview.ts';

const PROGRAMS: Partial<Record<string, string>> = { docx: 'Word', xlsx: 'Excel', pptx: 'PowerPoint' };

/** What kind of file a template is, as people call it. */
const kindOfFile = ({ extension }: DocumentTemplate): string =>
  PROGRAMS[extension] ?? extension.toUpperCase();

/** Kind, language and fields of a template, and who changed it when. */
export function TemplateFacts({ template }: { template: DocumentTemplate }): ReactNode {
  const { t } = useTranslation('employees');
  const { data } = usePreview(template);
  const { changedAt, changedBy } = template;
  const facts = [
    kindOfFile(template),
    data?.language && t(`documents.language.${data.language}`),
    data && t('documents.fields', { count: data.placeholders.length }),
  ];
  const unknown = data?.unknown.length ?? 0;
  return (
    <Stack gap={4} align="start" className="template-facts">
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {unknown > 0 && <Tag tone="warning">{t('documents.unknown', { count: unknown })}</Tag>}
      <span className="paga-hint" title={formatDateTime(changedAt)}>
        {t('documents.changed')} <RelativeTime value={changedAt} />
        {changedBy && ` · ${changedBy}`}
      </span>
    </Stack>
  );
}
