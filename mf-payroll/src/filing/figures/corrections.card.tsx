import { query } from '@paga/client';
import { getCorrections, type HandedOut, type MonthCorrection } from '@paga/contract/filing';
import { Alert, Card, DateText, ErrorState, Money, SimpleTable, SkeletonTable, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { useMonthOfCompany } from '../calls/use-filing.ts';

type CorrectionsCardProps = { period: Period; handedOut: readonly HandedOut[] };

/** After a reopening: what was handed out with earlier closings, and what of it is different now, per person and per authority. */
export function CorrectionsCard({ period, handedOut }: CorrectionsCardProps): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const input = { query: useMonthOfCompany(period) };
  const { data, error, isPending, refetch } = useQuery({
    ...query(getCorrections, input),
    meta: { silent: true },
  });
  return (
    <Card title={t('filing.corrections.title')}>
      <Stack>
        <ul className="filing-problems">
          {handedOut.map(({ closing, task, on, by }) => (
            <li key={`${closing}-${task}`}>
              <Trans
                t={t}
                i18nKey="filing.corrections.handedOut"
                values={{
                  what: t(`filing.corrections.task.${task}`),
                  closing,
                  name: by ?? t('closed.somebody'),
                }}
                components={{ day: <DateText value={on} /> }}
              />
            </li>
          ))}
        </ul>
        {isPending && <SkeletonTable rows={3} columns={4} />}
        {error && !data && <ErrorState detail={errorText(error)} onRetry={refetch} />}
        {data?.months.map((month) => (
          <MonthDifferences key={`${month.year}-${month.month}`} month={month} />
        ))}
      </Stack>
    </Card>
  );
}

function MonthDifferences({ month }: { month: MonthCorrection }): ReactElement {
  const { t } = useTranslation('payroll');
  const amounts = useAmounts();
  const { paid, paidTotal, declared, authorities, correctableUntil, canBeCorrected } = month;
  return (
    <>
      {!canBeCorrected && (
        <Alert tone="warning">
          <Trans
            t={t}
            i18nKey="filing.corrections.tooLate"
            components={{ day: <DateText value={correctableUntil} /> }}
          />
        </Alert>
      )}
      {paid.length > 0 && (
        <SimpleTable
          label={t('filing.corrections.paid')}
          showLabel
          stacks
          rows={paid}
          rowKey={({ employeeId }) => employeeId}
          columns={[{ key: 'name', title: t('filing.name'), render: ({ name }) => name }, ...amounts]}
          totals={{ name: t('filing.journal.sum'), difference: <Money value={paidTotal} signed /> }}
        />
      )}
      {declared.length > 0 && <DeclaredDifferences declared={declared} />}
      {authorities.length > 0 && (
        <SimpleTable
          label={t('filing.corrections.authorities')}
          showLabel
          stacks
          rows={authorities}
          rowKey={({ kind }) => kind}
          columns={[
            {
              key: 'kind',
              title: t('filing.payment.kind'),
              render: ({ kind }) => t(`filing.payment.kinds.${kind}`),
            },
            ...amounts,
          ]}
        />
      )}
    </>
  );
}

type Amounts = { before: number; now: number; difference: number };

/** The three columns of a changed amount. */
function useAmounts() {
  const { t } = useTranslation('payroll');
  const align = 'right' as const;
  return [
    {
      key: 'before',
      title: t('filing.corrections.before'),
      align,
      render: ({ before }: Amounts) => <Money value={before} />,
    },
    {
      key: 'now',
      title: t('filing.corrections.now'),
      align,
      render: ({ now }: Amounts) => <Money value={now} />,
    },
    {
      key: 'difference',
      title: t('filing.difference'),
      align,
      render: ({ difference }: Amounts) => <Money value={difference} signed />,
    },
  ];
}

function DeclaredDifferences({ declared }: Pick<MonthCorrection, 'declared'>): ReactElement {
  const { t } = useTranslation('payroll');
  const align = 'right' as const;
  const shown = (amount: number | null, text: string | null) =>
    amount === null ? text : <Money value={amount} />;
  return (
    <SimpleTable
      label={t('filing.corrections.declared')}
      showLabel
      stacks
      rows={declared}
      rowKey={({ employeeId, figure }) => `${employeeId}-${figure}`}
      columns={[
        { key: 'name', title: t('filing.name'), render: ({ name }) => name },
        {
          key: 'figure',
          title: t('filing.cross.figure'),
          render: ({ figure }) => t(`filing.corrections.figure.${figure}`),
        },
        {
          key: 'before',
          title: t('filing.corrections.before'),
          align,
          render: ({ before, beforeText }) => shown(before, beforeText),
        },
        {
          key: 'now',
          title: t('filing.corrections.now'),
          align,
          render: ({ now, nowText }) => shown(now, nowText),
        },
        {
          key: 'difference',
          title: t('filing.difference'),
          align,
          render: ({ difference }) => difference !== null && <Money value={difference} signed />,
        },
      ]}
    />
  );
}
