import { query } from '@paga/client';
import { type CrossFootingLine, CrossSource, getCrossFooting } from '@paga/contract/filing';
import { Alert, Card, ErrorState, Money, SimpleTable, SkeletonTable, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useMonthOfCompany } from '#filing/calls/use-filing.ts';
import type { Period } from '#month/period/use-period.ts';

/** The same figures in all papers of the month, one line each; a cell that differs by a cent is red. */
export function CrossFootingCard({ period }: { period: Period }): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const input = { query: useMonthOfCompany(period) };
  const { data, error, isPending, refetch } = useQuery({
    ...query(getCrossFooting, input),
    meta: { silent: true },
  });
  return (
    <Card title={t('filing.cross.title')}>
      {isPending && <SkeletonTable rows={7} columns={7} />}
      {error && !data && <ErrorState detail={errorText(error)} onRetry={refetch} />}
      {data && (
        <Stack>
          <Alert tone={data.holds ? 'success' : 'danger'}>
            {t(data.holds ? 'filing.cross.holds' : 'filing.cross.differs')}
          </Alert>
          <SimpleTable<CrossFootingLine>
            label={t('filing.cross.title')}
            rows={data.lines}
            rowKey={({ figure }) => figure}
            stacks
            columns={[
              {
                key: 'figure',
                title: t('filing.cross.figure'),
                render: ({ figure }) => t(`filing.cross.figures.${figure}`),
              },
              ...CrossSource.options.map((source) => ({
                key: source,
                title: t(`filing.cross.sources.${source}`),
                align: 'right' as const,
                render: (line: CrossFootingLine) => <Cell line={line} source={source} />,
              })),
            ]}
          />
        </Stack>
      )}
    </Card>
  );
}

type CellProps = { line: CrossFootingLine; source: CrossSource };

function Cell({ line: { figure, values, difference }, source }: CellProps): ReactElement | null {
  const value = values[source];
  if (value === null || value === undefined) return null;
  const isOdd = difference !== 0 && source !== 'closing' && value !== values.closing;
  return (
    <span className={isOdd ? 'filing-differs' : undefined}>
      {figure === 'people' ? value : <Money value={value} />}
    </span>
  );
}
