import type { Project } from '@paga/contract/projects';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Icon,
  Page,
  Row,
  SearchBox,
  SkeletonTable,
  Stack,
} from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BookkeepingButtons } from './bookkeeping-buttons.tsx';
import { DeleteProject } from './delete-project.tsx';
import { ProjectModal } from './project.modal.tsx';
import { ProjectTable } from './project-table.tsx';
import { useOpenRows, useProjects } from './use-projects.ts';

/** The projects of the company with the budget lines that pay its people. */
export function ProjectsScreen(): ReactElement {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const mayEdit = useMayCall('saveProject');
  const { projects, shown, search, setSearch } = useProjects();
  const rows = useOpenRows(shown);
  const [edited, setEdited] = useState<Project | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Project | null>(null);
  const add = mayEdit && (
    <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
      {t('settings.projects.add')}
    </Button>
  );
  const back = (
    <Link to="/configurations">
      <Icon name="arrowLeft" size={12} /> {t('navigation.configurations')}
    </Link>
  );
  const actions = mayEdit ? { onEdit: setEdited, onDelete: setDeleted } : undefined;
  const buttons = (
    <>
      <BookkeepingButtons />
      {add}
    </>
  );
  return (
    <Page title={t('settings.projects.title')} back={back} extra={buttons}>
      <Stack>
        <Row justify="between">
          <SearchBox label={t('settings.projects.search')} initial={search} onSearch={setSearch} />
          {rows.hasLines && (
            <Button icon={rows.allOpen ? 'chevronUp' : 'chevronDown'} onClick={rows.toggleAll}>
              {t(rows.allOpen ? 'settings.projects.collapseAll' : 'settings.projects.expandAll')}
            </Button>
          )}
        </Row>
        <Card flush>
          {projects.isPending && <SkeletonTable rows={4} />}
          {projects.isError && <ErrorState detail={errorText(projects.error)} onRetry={projects.refetch} />}
          {projects.data?.length === 0 && (
            <EmptyState
              title={t('settings.projects.empty')}
              hint={mayEdit ? t('settings.projects.emptyHint') : undefined}
              action={add}
            />
          )}
          {projects.data && projects.data.length > 0 && (
            <ProjectTable projects={shown} rows={rows} actions={actions} />
          )}
        </Card>
      </Stack>
      {edited && <ProjectModal project={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {deleted && <DeleteProject project={deleted} onClose={() => setDeleted(null)} />}
    </Page>
  );
}
