import { call, query } from '@paga/client';
import { type DeclarationCheck, type DeclarationProblem, getDeclarationCheck } from '@paga/contract/filing';
import { exportElectronicDeclaration } from '@paga/contract/reports/declaration';
import {
  Alert,
  Button,
  DetailList,
  ErrorState,
  Money,
  Row,
  SimpleTable,
  SkeletonTable,
  Stack,
  Tag,
} from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { placeOf } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';
import type { TaskPartProps } from '../calls/task-part.ts';
import { useMonthOfCompany } from '../calls/use-filing.ts';
import { useReportFile } from '../calls/use-report-file.ts';

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
        <ProblemTable problems={data.problems} period={period} />
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

function placeOfCure({ cure, employeeId, name }: DeclarationProblem, period: Period): string {
  if (cure === 'salaryRow') return `${placeOf('calculations', period)}&find=${encodeURIComponent(name)}`;
  return cure === 'employeeTerms'
    ? `/employees/${employeeId}?field=bruttoSalary`
    : `/employees/${employeeId}?field=personalNumber`;
}

type ProblemTableProps = { problems: readonly DeclarationProblem[]; period: Period };

function ProblemTable({ problems, period }: ProblemTableProps): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  return (
    <SimpleTable
      label={t('filing.declaration.problems')}
      showLabel
      stacks
      rows={problems}
      rowKey={({ code, employeeId }) => `${code}-${employeeId}`}
      columns={[
        { key: 'name', title: t('filing.name'), render: ({ name }) => name },
        {
          key: 'what',
          title: t('filing.declaration.what'),
          render: ({ code, severity, value }) => (
            <span>
              <Tag tone={severity === 'error' ? 'danger' : 'warning'}>
                {t(`filing.declaration.severity.${severity}`)}
              </Tag>{' '}
              {t(`filing.declaration.problem.${code}`, { value: value ?? '' })}
            </span>
          ),
        },
        {
          key: 'cure',
          title: t('filing.declaration.cure'),
          render: (problem) => (
            <Button
              size="small"
              aria-label={t('filing.declaration.cureOf', { name: problem.name })}
              onClick={() => navigate(placeOfCure(problem, period))}
            >
              {t(`filing.declaration.cures.${problem.cure}`)}
            </Button>
          ),
        },
      ]}
    />
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
