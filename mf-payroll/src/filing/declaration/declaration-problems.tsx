import type { DeclarationProblem } from '@paga/contract/filing';
import { Button, SimpleTable, Tag } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { placeOf } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';

/** So many people with the same warning are named one by one; more of them are one line, which opens. */
const NAMED = 3;

function placeOfCure({ cure, employeeId, name }: DeclarationProblem, period: Period): string {
  if (cure === 'salaryRow') return `${placeOf('calculations', period)}&find=${encodeURIComponent(name)}`;
  return cure === 'employeeTerms'
    ? `/employees/${employeeId}?field=bruttoSalary`
    : `/employees/${employeeId}?field=personalNumber`;
}

type ProblemTableProps = { problems: readonly DeclarationProblem[]; period: Period };

/** What is to be looked at before the declaration is filed; of a filed one, what it was filed with, to be opened. */
export function DeclarationProblems({
  isFiled,
  ...props
}: ProblemTableProps & { isFiled: boolean }): ReactElement {
  const { t } = useTranslation('payroll');
  if (isFiled)
    return (
      <details className="filing-many">
        <summary>{t('filing.declaration.filedWith', { count: props.problems.length })}</summary>
        <Grouped {...props} />
      </details>
    );
  return (
    <>
      <h3 className="filing-heading">{t('filing.declaration.problems')}</h3>
      <Grouped {...props} />
    </>
  );
}

/** First what stands alone, then what many have in common. */
function Grouped({ problems, period }: ProblemTableProps): ReactElement {
  const { t } = useTranslation('payroll');
  const codes = [...new Set(problems.map(({ code }) => code))];
  const groups = codes.map((code) => problems.filter((one) => one.code === code));
  const isMany = (group: readonly DeclarationProblem[]) =>
    group.length > NAMED && group.every(({ severity, value }) => severity === 'warning' && !value);
  const single = groups.filter((group) => !isMany(group)).flat();
  return (
    <>
      {single.length > 0 && <ProblemTable problems={single} period={period} />}
      {groups.filter(isMany).map((group) => (
        <details key={group[0]?.code} className="filing-many">
          <summary>
            <Tag tone="warning">{t('filing.declaration.severity.warning')}</Tag>{' '}
            <strong>{t('review.people', { count: group.length })}</strong>
            {': '}
            {group[0] && t(`filing.declaration.problem.${group[0].code}`, { value: '' })}
          </summary>
          <ProblemTable problems={group} period={period} />
        </details>
      ))}
    </>
  );
}

function ProblemTable({ problems, period }: ProblemTableProps): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  return (
    <SimpleTable
      label={t('filing.declaration.problems')}
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
