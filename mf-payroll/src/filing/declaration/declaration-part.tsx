import { query } from '@paga/client';
import { type DeclarationCheck, getDeclarationCheck } from '@paga/contract/filing';
import { Alert, DetailList, ErrorState, Money, SkeletonTable, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import type { TaskPartProps } from '../calls/task-part.ts';
import { useMonthOfCompany } from '../calls/use-filing.ts';
import { DeclarationProblems } from './declaration-problems.tsx';

/** The month's declaration as it is checked before its file is downloaded. */
export function useDeclaration(period: Period) {
  const input = { query: useMonthOfCompany(period) };
  return useQuery({ ...query(getDeclarationCheck, input), meta: { silent: true } });
}

/** What is wrong with rows of the wage list, each with the way to its cure; the figures of the statement. */
export function DeclarationPart({ task, period }: TaskPartProps): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useDeclaration(period);
  if (isPending) return <SkeletonTable rows={4} columns={3} />;
  if (!data) return <ErrorState detail={errorText(error)} onRetry={refetch} />;
  return (
    <Stack>
      {data.problems.length === 0 ? (
        <Alert tone="success">{t('filing.declaration.clean', { count: data.rows })}</Alert>
      ) : (
        <DeclarationProblems
          problems={data.problems}
          period={period}
          isFiled={task.state === 'done' || data.problems.every(({ accepted }) => accepted)}
        />
      )}
      <Figures figures={data.figures} />
      {data.errors > 0 && (
        <Alert tone="danger">{t('filing.declaration.refused', { count: data.errors })}</Alert>
      )}
    </Stack>
  );
}

const COUNTED = ['people', 'primary', 'secondary', 'taxedPeople', 'contributors'] as const;
const AMOUNTS = [
  'gross',
  'taxedGross',
  'taxableSalary',
  'tax',
  'contributionGross',
  'employeeContribution',
  'employerContribution',
  'employeeSupplement',
  'employerSupplement',
  'contributions',
] as const;

function Figures({ figures }: { figures: DeclarationCheck['figures'] }): ReactElement {
  const { t } = useTranslation('payroll');
  const counted = COUNTED.map((key) => ({
    key,
    label: t(`filing.declaration.figure.${key}`),
    value: String(figures[key]),
  }));
  const amounts = AMOUNTS.map((key) => ({
    key,
    label: t(`filing.declaration.figure.${key}`),
    value: <Money value={figures[key]} />,
  }));
  return (
    <section aria-label={t('filing.declaration.statement')}>
      <h3 className="filing-part-title">{t('filing.declaration.statement')}</h3>
      <DetailList items={[...counted, ...amounts]} columns={3} />
    </section>
  );
}
