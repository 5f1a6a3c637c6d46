import { call, query } from '@paga/client';
import { type DeclarationCheck, getDeclarationCheck } from '@paga/contract/filing';
import { exportElectronicDeclaration } from '@paga/contract/reports/declaration';
import { Alert, Button, DetailList, ErrorState, Money, Row, SkeletonTable, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import type { TaskPartProps } from '../calls/task-part.ts';
import { useMonthOfCompany } from '../calls/use-filing.ts';
import { useReportFile } from '../calls/use-report-file.ts';
import { DeclarationProblems } from './declaration-problems.tsx';

/** The month's declaration as it is checked before its file is downloaded. */
export function useDeclaration(period: Period) {
  const input = { query: useMonthOfCompany(period) };
  return useQuery({ ...query(getDeclarationCheck, input), meta: { silent: true } });
}

/** What is wrong with rows of the wage list, each with the way to its cure; the figures of the statement; the workbook. */
export function DeclarationPart({ period }: TaskPartProps): ReactElement {
  const { t } = useTranslation('payroll');
  const errorText = useErrorText();
  const { making, save } = useReportFile();
  const body = useMonthOfCompany(period);
  const { data, error, isPending, refetch } = useDeclaration(period);
  if (isPending) return <SkeletonTable rows={4} columns={3} />;
  if (!data) return <ErrorState detail={errorText(error)} onRetry={refetch} />;
  return (
    <Stack>
      {data.problems.length === 0 ? (
        <Alert tone="success">{t('filing.declaration.clean', { count: data.rows })}</Alert>
      ) : (
        <DeclarationProblems problems={data.problems} period={period} />
      )}
      <Figures figures={data.figures} />
      <Row>
        <Button
          icon="download"
          loading={making !== null}
          disabled={data.errors > 0}
          onClick={() => save('edi', () => call(exportElectronicDeclaration, { body }))}
        >
          {t('filing.declaration.download')}
        </Button>
        {data.errors > 0 && (
          <span className="paga-hint">{t('filing.declaration.refused', { count: data.errors })}</span>
        )}
      </Row>
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
      <h3>{t('filing.declaration.statement')}</h3>
      <DetailList items={[...counted, ...amounts]} columns={3} />
    </section>
  );
}
