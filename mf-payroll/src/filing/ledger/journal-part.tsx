import { call, query } from '@paga/client';
import { exportJournal, getJournal, type JournalLine } from '@paga/contract/filing';
import { Alert, Button, ErrorState, Money, Row, SimpleTable, SkeletonTable, Stack, Tag } from '@paga/kit';
import { useErrorText, useMayCall, useReportFile } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskPartProps } from '#filing/calls/task-part.ts';
import { useMonthOfCompany } from '#filing/calls/use-filing.ts';
import { LedgerModal } from './ledger.modal.tsx';

const amountOf = (value: number) => (value === 0 ? null : <Money value={value} />);

/** The journal of the month for any ledger: its lines, the account numbers that the company types, the files. */
export function JournalPart({ period }: TaskPartProps): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const mayEdit = useMayCall('saveLedgerAccounts');
  const [isSetting, setSetting] = useState(false);
  const { making, save } = useReportFile();
  const month = useMonthOfCompany(period);
  const { data, error, isPending, refetch } = useQuery({
    ...query(getJournal, { query: month }),
    meta: { silent: true },
  });
  if (isPending) return <SkeletonTable rows={6} columns={4} />;
  if (!data) return <ErrorState detail={errorText(error)} onRetry={refetch} />;
  const file = (fileType: 'xlsx' | 'csv') => () =>
    save(fileType, () => call(exportJournal, { body: { ...month, fileType } }));
  return (
    <Stack>
      {data.missing.length > 0 && <Alert tone="warning">{t('filing.journal.missing')}</Alert>}
      <SimpleTable<JournalLine>
        label={t('filing.journal.label')}
        rows={data.lines}
        rowKey={({ category, sectorId, label }) => `${category}-${sectorId}-${label}`}
        stacks
        columns={[
          {
            key: 'label',
            title: t('filing.journal.line'),
            render: (line) => <LineName line={line} lines={data.lines} />,
          },
          { key: 'sector', title: t('filing.journal.sector'), render: ({ sector }) => sector },
          {
            key: 'account',
            title: t('filing.journal.account'),
            render: ({ account }) => account ?? <Tag tone="warning">{t('filing.journal.noAccount')}</Tag>,
          },
          {
            key: 'debit',
            title: t('filing.journal.debit'),
            align: 'right',
            render: ({ debit }) => amountOf(debit),
          },
          {
            key: 'credit',
            title: t('filing.journal.credit'),
            align: 'right',
            render: ({ credit }) => amountOf(credit),
          },
        ]}
        totals={{
          label: t('filing.journal.sum'),
          debit: <Money value={data.debit} />,
          credit: <Money value={data.credit} />,
        }}
      />
      <Row>
        <Button icon="download" loading={making === 'xlsx'} onClick={file('xlsx')}>
          {t('filing.journal.excel')}
        </Button>
        <Button icon="download" loading={making === 'csv'} onClick={file('csv')}>
          {t('filing.journal.csv')}
        </Button>
        {mayEdit && (
          <Button icon="settings" onClick={() => setSetting(true)}>
            {t('filing.journal.accounts')}
          </Button>
        )}
      </Row>
      {isSetting && <LedgerModal onClose={() => setSetting(false)} />}
    </Stack>
  );
}

/** What is posted; of several lines of one kind in a sector each says its own text. */
function LineName({ line, lines }: { line: JournalLine; lines: readonly JournalLine[] }): ReactElement {
  const { t } = useTranslation('payroll');
  const { category, sectorId, label, kind } = line;
  // A text of two parts begins with the kind, which is said already.
  const [, part] = label.split(' – ');
  const alike = lines.filter((one) => one.category === category && one.sectorId === sectorId);
  return (
    <>
      {t(`filing.journal.category.${category}`)}
      {kind !== undefined && <span className="paga-hint"> · {kind}</span>}
      {alike.length > 1 && part && <span className="paga-hint"> · {part}</span>}
    </>
  );
}
