import { call, query } from '@paga/client';
import {
  type BankList,
  type BankLists,
  type BankProblem,
  exportBankArchive,
  exportBankFile,
  getBankLists,
} from '@paga/contract/filing';
import { Alert, Button, ErrorState, Money, Row, SimpleTable, SkeletonTable, Stack } from '@paga/kit';
import { sumCents, toCents, toEuro } from '@paga/payroll';
import { useErrorText, useReportFile } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import type { TaskPartProps } from '../calls/task-part.ts';
import { useMonthOfCompany } from '../calls/use-filing.ts';
import { BankFileModal } from './bank-file.modal.tsx';
import { BankSettingsModal } from './bank-settings.modal.tsx';

/** The lists of a month for each bank, who is paid otherwise, and that together they are the net. */
export function BankListsPart({ period }: TaskPartProps): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const [shown, setShown] = useState<BankList>();
  const [isSetting, setSetting] = useState(false);
  const month = useMonthOfCompany(period);
  const input = { query: month };
  const { making, save } = useReportFile();
  const { data, error, isPending, refetch } = useQuery({
    ...query(getBankLists, input),
    meta: { silent: true },
  });
  if (isPending) return <SkeletonTable rows={3} columns={4} />;
  if (!data) return <ErrorState detail={errorText(error)} onRetry={refetch} />;
  return (
    <Stack>
      <Problems problems={data.problems} onSet={() => setSetting(true)} />
      <ListTable lists={data} period={period} onLook={setShown} />
      <PaidOtherwise lists={data} />
      <Row>
        <Button icon="settings" onClick={() => setSetting(true)}>
          {t('filing.lists.settings')}
        </Button>
        {data.isClosed && data.lists.length > 1 && (
          <Button
            icon="download"
            loading={making !== null}
            onClick={() => save('archive', () => call(exportBankArchive, { body: month }))}
          >
            {t('filing.lists.archive')}
          </Button>
        )}
        <span className="paga-hint">{t('filing.lists.realTimeHint')}</span>
      </Row>
      {shown && (
        <BankFileModal
          list={shown}
          period={period}
          isClosed={data.isClosed}
          onClose={() => setShown(undefined)}
        />
      )}
      {isSetting && <BankSettingsModal onClose={() => setSetting(false)} />}
    </Stack>
  );
}

type ListTableProps = { lists: BankLists; period: Period; onLook: (list: BankList) => void };

/** The lists, each with its file and a look into it. */
function ListTable({ lists, period, onLook }: ListTableProps): ReactElement {
  const { t } = useTranslation('payroll');
  const month = useMonthOfCompany(period);
  const { making, save } = useReportFile();
  const fileOf = ({ kind, payingAccountId, layout }: BankList) => ({
    ...month,
    ...{ kind, payingAccountId, layout },
  });
  return (
    <SimpleTable<BankList>
      label={t('filing.lists.label')}
      rows={lists.lists}
      rowKey={({ payingAccountId, kind }) => `${payingAccountId}-${kind}`}
      stacks
      columns={[
        { key: 'from', title: t('filing.lists.from'), render: (list) => <PaidFrom list={list} /> },
        {
          key: 'kind',
          title: t('filing.lists.kind'),
          render: ({ kind }) => t(`filing.lists.kinds.${kind}`),
        },
        { key: 'count', title: t('filing.lists.count'), align: 'right', render: ({ count }) => count },
        {
          key: 'amount',
          title: t('filing.lists.amount'),
          align: 'right',
          render: ({ amount }) => <Money value={amount} />,
        },
        {
          key: 'file',
          title: t('filing.lists.file'),
          render: (list) => (
            <Row>
              <Button
                icon="download"
                size="small"
                aria-label={t('filing.lists.downloadOf', { name: list.fileName })}
                disabled={!lists.isClosed}
                loading={making === list.fileName}
                onClick={() => save(list.fileName, () => call(exportBankFile, { body: fileOf(list) }))}
              >
                {t('filing.lists.downloadShort')}
              </Button>
              <Button
                icon="eye"
                size="small"
                aria-label={t('filing.lists.openOf', { name: list.fileName })}
                onClick={() => onLook(list)}
              >
                {t('filing.lists.open')}
              </Button>
            </Row>
          ),
        },
      ]}
    />
  );
}

function PaidFrom({ list: { bank, account } }: { list: BankList }): ReactElement {
  const { t } = useTranslation('payroll');
  if (account === null) return <>{t('filing.lists.noAccount')}</>;
  return (
    <span>
      {bank ?? t('filing.lists.unknownBank')} <span className="paga-number">{account}</span>
    </span>
  );
}

function PaidOtherwise({ lists }: { lists: BankLists }): ReactElement {
  const { t } = useTranslation('payroll');
  const { otherwise, otherwiseTotal, nothing, net, difference } = lists;
  const inLists = toEuro(sumCents(lists.lists.map(({ amount }) => toCents(amount))));
  return (
    <>
      {otherwise.length > 0 && (
        <SimpleTable
          label={t('filing.lists.otherwise')}
          showLabel
          rows={otherwise}
          rowKey={({ employeeId }) => employeeId}
          columns={[
            { key: 'name', title: t('filing.name'), render: ({ name }) => name },
            {
              key: 'amount',
              title: t('filing.lists.amount'),
              align: 'right',
              render: ({ amount }) => <Money value={amount} />,
            },
          ]}
        />
      )}
      <p className={difference === 0 ? 'filing-sum' : 'filing-sum filing-differs'}>
        {t('filing.lists.inLists')} <Money value={inLists} /> + {t('filing.lists.otherwiseSum')}{' '}
        <Money value={otherwiseTotal} /> = {t('filing.lists.net')} <Money value={net} />
        {difference !== 0 && (
          <>
            {' '}
            ({t('filing.difference')} <Money value={difference} signed />)
          </>
        )}
        {nothing > 0 && <> · {t('filing.lists.nothing', { count: nothing })}</>}
      </p>
    </>
  );
}

function Problems({
  problems,
  onSet,
}: {
  problems: readonly BankProblem[];
  onSet: () => void;
}): ReactElement | null {
  const { t } = useTranslation('payroll');
  if (problems.length === 0) return null;
  const isError = problems.some(({ severity }) => severity === 'error');
  const isAccountMissing = problems.some(({ code }) => code === 'payingAccountMissing');
  return (
    <Alert
      tone={isError ? 'danger' : 'warning'}
      action={isAccountMissing && <Button onClick={onSet}>{t('filing.lists.enterAccount')}</Button>}
    >
      <ul className="filing-problems">
        {problems.map(({ code, employeeId, name }) => (
          <li key={`${code}-${employeeId}`}>
            {name && <strong>{name}: </strong>}
            {t(`filing.lists.problem.${code}`)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
