import type { ImportProblem } from '@paga/contract/employees';
import { WorkbookPick } from '@paga/forms/import';
import { Alert, Button, Row, Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LastImports } from './last-imports.tsx';
import { ProblemList } from './preview/problem-list.tsx';
import { useTemplate } from './use-template.ts';

type ChooseFileProps = {
  problems: readonly ImportProblem[];
  error: string | undefined;
  loading: boolean;
  onPick: (file: File) => void;
};

/** The first step: a workbook, or the way to the wage lists of another program; below, what was wrong with the last one as a whole, and the imports of before. */
export function ChooseFile({ problems, error, loading, onPick }: ChooseFileProps): ReactNode {
  const { t } = useTranslation('employees');
  const template = useTemplate();
  const isEmpty = problems.some(({ code }) => code === 'fileEmpty');
  return (
    <Stack>
      <Row justify="between">
        <span className="import-intro">
          {t('import.intro')} <span className="paga-hint">{t('import.introWho')}</span>
        </span>
        <Button icon="download" loading={template.isLoading} onClick={template.download}>
          {t('import.template')}
        </Button>
      </Row>
      <WorkbookPick loading={loading} error={error} tooLarge={t('import.tooLarge')} onPick={onPick} />
      {isEmpty && <Alert tone="warning" title={t('import.noRows')} />}
      {!loading && <ProblemList problems={problems.filter(({ code }) => code !== 'fileEmpty')} />}
      <p>
        <Link to="/employees/import-edi">{t('edi.title')}</Link>
      </p>
      <LastImports />
    </Stack>
  );
}
