import { EDI_WORKBOOKS, type EdiWorkbook } from '@paga/contract/employees';
import { FILE_BYTES } from '@paga/contract/limits';
import { Alert, Button, Card, FilePick, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListModal } from './list.modal.tsx';
import type { EdiImport, PickedWorkbook } from './use-edi-import.ts';
import { WorkbookTable } from './workbook-table.tsx';

/** The files: picked, each with its month, its sums and what it is compared with. */
export function WorkbooksCard({ edi }: { edi: EdiImport }): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const [refused, setRefused] = useState('');
  const [comparing, setComparing] = useState<number | null>(null);
  const { picked, change, preview } = edi;
  const workbooks: readonly EdiWorkbook[] = preview.data?.workbooks ?? [];
  const add = (files: readonly File[]) => {
    const next = [...picked, ...files.map((file): PickedWorkbook => ({ file, month: null, list: null }))];
    const bytes = next.reduce((sum, { file, list }) => sum + file.size + (list?.file.size ?? 0), 0);
    const why = next.length > EDI_WORKBOOKS ? t('edi.tooMany') : bytes > FILE_BYTES ? t('edi.tooLarge') : '';
    setRefused(why);
    if (why === '') change(next);
  };
  const set = (index: number, part: Partial<PickedWorkbook>) =>
    change(picked.map((one, at) => (at === index ? { ...one, ...part } : one)));
  const asked = comparing === null ? undefined : picked[comparing];
  return (
    <Card title={t('edi.workbooks')}>
      <Stack>
        <FilePick
          accept=".xlsx"
          multiple
          label={t(picked.length === 0 ? 'edi.choose' : 'edi.chooseMore')}
          hint={t('edi.chooseHint')}
          loading={preview.isPending}
          error={refused}
          onPick={add}
        />
        {preview.isError && (
          <Alert
            tone="danger"
            title={t('edi.previewFailed')}
            action={<Button onClick={() => change(picked)}>{t('edi.again')}</Button>}
          >
            {errorText(preview.error)}
          </Alert>
        )}
        {picked.length > 0 && (
          <WorkbookTable
            picked={picked}
            workbooks={workbooks}
            busy={preview.isPending}
            onChange={set}
            onRemove={(index) => change(picked.filter((_, at) => at !== index))}
            onCompare={setComparing}
          />
        )}
      </Stack>
      {comparing !== null && asked && (
        <ListModal
          of={asked.file.name}
          onClose={() => setComparing(null)}
          onChosen={(list) => {
            setComparing(null);
            set(comparing, { list });
          }}
        />
      )}
    </Card>
  );
}
