import { isApiError } from '@paga/client';
import { WorkbookPick } from '@paga/forms/import';
import { Alert, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LastImports } from './last-imports.tsx';
import { TemplateButton } from './template-button.tsx';
import type { LeaveBench } from './use-leave-bench.ts';
import { useProblemText } from './use-problem-text.ts';

type ChooseFileProps = { preview: LeaveBench['preview']; onPick: (file: File) => void };

/** The first step: a workbook or its template; what was wrong with the last one as a whole; the imports of before. */
export function ChooseFile({ preview, onPick }: ChooseFileProps): ReactElement {
  const { t } = useTranslation('vacations');
  const textOf = useProblemText();
  const errorText = useErrorText();
  const tooLarge = t('import.tooLarge');
  const isTooLarge = isApiError(preview.error, 'PAYLOAD_TOO_LARGE');
  const error = isTooLarge ? tooLarge : preview.error ? errorText(preview.error) : undefined;
  const problems = preview.isPending ? [] : (preview.data?.problems ?? []);
  return (
    <Stack>
      <p>{t('import.intro')}</p>
      <TemplateButton />
      <WorkbookPick loading={preview.isPending} error={error} tooLarge={tooLarge} onPick={onPick} />
      {problems.map((problem) => (
        <Alert
          key={`${problem.code}${problem.cell}${problem.column}`}
          tone="danger"
          title={problem.cell ? `${problem.cell}: ${textOf(problem)}` : textOf(problem)}
        />
      ))}
      <LastImports />
    </Stack>
  );
}
