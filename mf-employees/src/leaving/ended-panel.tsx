import type { EndPreview } from '@paga/contract/employees';
import { Alert, formatDate, Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '#counted.ts';
import { EndDocuments } from './end-documents.tsx';
import { EndsTable } from './ends-table.tsx';

/** What was ended, with the documents of everybody. */
export function EndedPanel({ ended, lastDay }: { ended: readonly EndPreview[]; lastDay: string }): ReactNode {
  const { t } = useTranslation('employees');
  return (
    <Stack>
      <Alert tone="success" title={t('leaving.done', counted(ended.length))}>
        {t('leaving.doneHint', { day: formatDate(lastDay) })}
      </Alert>
      <EndDocuments ids={ended.map(({ employeeId }) => employeeId)} />
      <EndsTable ends={ended} />
    </Stack>
  );
}
