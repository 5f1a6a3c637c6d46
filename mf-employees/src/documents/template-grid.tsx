import type { DocumentTemplate } from '@paga/contract/documents';
import { ErrorState, Grid, SkeletonCard } from '@paga/kit';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoTemplates } from './no-templates.tsx';
import type { TemplatePart } from './opened-template.tsx';
import { TemplateTile } from './template-tile.tsx';
import './documents.css';

type Marked = ReadonlySet<number>;
type TemplateGridProps = {
  templates: Pick<UseQueryResult<DocumentTemplate[]>, 'data' | 'error' | 'refetch'>;
  /** Those marked for deletion; null outside the delete mode. */
  marked: Marked | null;
  onMark: (next: Marked) => void;
  onOpen: (id: number, part: TemplatePart) => void;
  onDelete: (template: DocumentTemplate) => void;
  onAdd: (() => void) | undefined;
};

/** The templates as folders; in the delete mode each with a box to tick. */
export function TemplateGrid({
  templates,
  marked,
  onMark,
  onOpen,
  onDelete,
  onAdd,
}: TemplateGridProps): ReactNode {
  const { t } = useTranslation('employees');
  const { data, error, refetch } = templates;
  if (error) return <ErrorState title={t('documents.failed')} onRetry={() => void refetch()} />;
  if (!data) return <GridSkeleton />;
  if (data.length === 0) return <NoTemplates onAdd={onAdd} />;
  const toggle = (id: number) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    onMark(next);
  };
  return (
    <Grid
      as="ul"
      columns="repeat(auto-fill, minmax(min(100%, 256px), 1fr))"
      className="template-grid"
      aria-label={t('navigation.documents')}
    >
      {data.map((template) => (
        <li key={template.id}>
          <TemplateTile
            template={template}
            isMarked={marked?.has(template.id)}
            onMark={() => toggle(template.id)}
            onOpen={(part) => onOpen(template.id, part)}
            onDelete={() => onDelete(template)}
          />
        </li>
      ))}
    </Grid>
  );
}

function GridSkeleton(): ReactNode {
  return (
    <Grid columns="repeat(auto-fill, minmax(min(100%, 256px), 1fr))" className="template-grid">
      {[1, 2, 3, 4].map((place) => (
        <SkeletonCard key={place} />
      ))}
    </Grid>
  );
}
