import { call } from '@paga/client';
import { type EdiListColumn, readEdiListColumns } from '@paga/contract/employees';
import { FILE_BYTES } from '@paga/contract/limits';
import { Alert, Button, FilePick, Grid, Modal, Row, Select, Stack } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EdiProblems } from './edi-problems.tsx';
import type { ChosenList } from './use-edi-import.ts';

type ListModalProps = {
  /** The wage list that it is compared with. */
  of: string;
  onClose: () => void;
  onChosen: (list: ChosenList) => void;
};

const FIELDS = ['personalNumber', 'tax', 'net'] as const;
type Chosen = Record<(typeof FIELDS)[number], number | null>;
const NONE: Chosen = { personalNumber: null, tax: null, net: null };

/** A second workbook with tax and net of the month: picked, then its columns chosen; what the headings suggest is chosen already. */
export function ListModal({ of, onClose, onChosen }: ListModalProps): ReactNode {
  const { t } = useTranslation('employees');
  const { id: userId } = useCompany();
  const errorText = useErrorText();
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<Chosen>(NONE);
  const head = useMutation({
    mutationFn: (sent: File) => call(readEdiListColumns, { body: { userId, file: sent } }),
    onSuccess: ({ guess }) => setChosen(guess),
    meta: { silent: true },
  });
  const pick = ([picked]: File[]) => {
    if (!picked) return;
    setFile(picked);
    setChosen(NONE);
    if (picked.size <= FILE_BYTES) head.mutate(picked);
  };
  const { personalNumber, tax, net } = chosen;
  const mayCompare = file !== null && personalNumber !== null && (tax !== null || net !== null);
  const tooLarge = file !== null && file.size > FILE_BYTES ? t('edi.tooLarge') : undefined;
  const columns = head.data?.columns ?? [];
  const footer = (
    <Row justify="end">
      <Button onClick={onClose}>{t('import.close')}</Button>
      <Button
        variant="primary"
        disabled={!mayCompare || head.isPending}
        onClick={() =>
          file && personalNumber !== null && onChosen({ file, columns: { personalNumber, tax, net } })
        }
      >
        {t('edi.compare')}
      </Button>
    </Row>
  );
  return (
    <Modal open title={t('edi.listTitle')} onClose={onClose} footer={footer} width={560}>
      <Stack>
        <p>{t('edi.listIntro', { file: of })}</p>
        <FilePick
          accept=".xlsx"
          label={t('import.choose')}
          hint={file?.name}
          loading={head.isPending}
          error={tooLarge ?? (head.isError ? errorText(head.error) : undefined)}
          onPick={pick}
        />
        <EdiProblems problems={head.data?.problems ?? []} />
        {columns.length > 0 &&
          FIELDS.map((field) => (
            <ColumnField
              key={field}
              label={t(`edi.listColumn.${field}`)}
              columns={columns}
              value={chosen[field]}
              mayBeNone={field !== 'personalNumber'}
              onChange={(column) => setChosen({ ...chosen, [field]: column })}
            />
          ))}
        {columns.length > 0 && !mayCompare && <Alert tone="info" title={t('edi.listNeeds')} />}
      </Stack>
    </Modal>
  );
}

type ColumnFieldProps = {
  label: string;
  columns: readonly EdiListColumn[];
  value: number | null;
  mayBeNone: boolean;
  onChange: (column: number | null) => void;
};

function ColumnField({ label, columns, value, mayBeNone, onChange }: ColumnFieldProps): ReactNode {
  const { t } = useTranslation('employees');
  const id = useId();
  const options = columns.map(({ column, name, heading, samples }) => ({
    value: column,
    label: [name, heading, samples.join(', ')].filter((part) => part !== '').join(' · '),
  }));
  return (
    <Grid gap={4}>
      <label htmlFor={id}>{label}</label>
      <Select<number | null>
        id={id}
        value={value}
        placeholder={t('edi.chooseColumn')}
        allowClear={mayBeNone}
        options={options}
        onChange={(column) => onChange(column ?? null)}
      />
    </Grid>
  );
}
