import { call, query } from '@paga/client';
import {
  type BankFilePreview,
  type BankList,
  exportBankFile,
  getBankSettings,
  previewBankFile,
} from '@paga/contract/filing';
import {
  Alert,
  Button,
  CloseFooter,
  ErrorState,
  Modal,
  NativeSelect,
  Row,
  SimpleTable,
  SkeletonTable,
  Stack,
} from '@paga/kit';
import { useCompany, useErrorText, useReportFile } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { useMonthOfCompany } from '../calls/use-filing.ts';

type BankFileModalProps = { list: BankList; period: Period; isClosed: boolean; onClose: () => void };

/** The first rows of a bank list as they will stand in its file, the layout to choose, and the file. */
export function BankFileModal({ list, period, isClosed, onClose }: BankFileModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const errorText = useErrorText();
  const [layout, setLayout] = useState<string>(list.layout);
  const { making, save } = useReportFile();
  const { kind, payingAccountId } = list;
  const body = { ...useMonthOfCompany(period), kind, payingAccountId, layout };
  const settings = useQuery({ ...query(getBankSettings, { query: { tenantId } }), meta: { silent: true } });
  const preview = useQuery({ ...query(previewBankFile, { body }), meta: { silent: true } });
  const layouts = settings.data?.layouts ?? [];
  const footer = (
    <div className="paga-actions">
      <CloseFooter onClose={onClose} />
      <Button
        variant="primary"
        icon="download"
        disabled={!isClosed || !preview.data}
        loading={making !== null}
        onClick={() => save('list', () => call(exportBankFile, { body }))}
      >
        {t('filing.lists.download')}
      </Button>
    </div>
  );
  return (
    <Modal open title={preview.data?.fileName ?? list.fileName} width={900} footer={footer} onClose={onClose}>
      <Stack>
        <Row gap={[8, 12]}>
          <span>{t('filing.lists.layout')}</span>
          <NativeSelect
            label={t('filing.lists.layout')}
            value={layout}
            options={layouts.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={setLayout}
          />
        </Row>
        <p className="paga-hint">{t('filing.lists.testHint')}</p>
        {preview.isPending && <SkeletonTable rows={5} columns={4} />}
        {preview.isError && <ErrorState detail={errorText(preview.error)} onRetry={preview.refetch} />}
        {preview.data && <PreviewRows preview={preview.data} />}
      </Stack>
    </Modal>
  );
}

/** Real rows of a file: cells of a table, or the text of an XML. */
function PreviewRows({
  preview: { format, headings, rows, text, count },
}: {
  preview: BankFilePreview;
}): ReactElement {
  const { t } = useTranslation('payroll');
  if (count === 0) return <Alert>{t('filing.lists.empty')}</Alert>;
  if (format === 'pain001') return <pre className="filing-text">{text}</pre>;
  const columns = headings.map((title, at) => ({
    key: String(at),
    title,
    render: (row: string[]) => row[at] ?? '',
  }));
  return (
    <>
      <SimpleTable
        label={t('filing.lists.preview')}
        rows={rows}
        rowKey={(row) => row.join('|')}
        columns={columns}
      />
      {count > rows.length && (
        <p className="paga-hint">{t('filing.lists.more', { count: count - rows.length })}</p>
      )}
    </>
  );
}
