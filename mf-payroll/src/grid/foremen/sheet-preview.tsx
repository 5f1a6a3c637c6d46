import type { ForemanProblem, ForemanReading } from '@paga/contract/payroll/foreman-sheet';
import { Alert, formatNumber, SimpleTable, Stack } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetChange } from './sheet-edits.ts';

type SheetPreviewProps = { reading: ForemanReading; changes: readonly SheetChange[] };

/** What a sheet changes, cell by cell, and what of it was left out, with the line it stands in. */
export function SheetPreview({ reading, changes }: SheetPreviewProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { problems, rows } = reading;
  const isRefused = rows.length === 0 && problems.length > 0;
  return (
    <Stack gap={12}>
      {problems.length > 0 && (
        <Alert
          tone={isRefused ? 'danger' : 'warning'}
          title={t(isRefused ? 'foreman.refused' : 'foreman.leftOut', { count: problems.length })}
        >
          <ul className="paga-list">
            {problems.map((problem) => (
              <li key={`${problem.row} ${problem.column} ${problem.code}`}>
                <Problem problem={problem} />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {!isRefused && changes.length === 0 && <Alert tone="info">{t('foreman.same')}</Alert>}
      {changes.length > 0 && (
        <SimpleTable<SheetChange>
          label={t('foreman.changes')}
          rows={changes}
          rowKey={({ salaryId, column }) => `${salaryId} ${column}`}
          columns={[
            { key: 'name', title: t('foreman.name'), render: ({ name }) => name },
            { key: 'column', title: t('foreman.column'), render: ({ column }) => t(`edits.field.${column}`) },
            {
              key: 'hours',
              title: t('foreman.hours'),
              align: 'right',
              render: ({ before, after }) => (
                <>
                  {formatNumber(before)} → <strong>{formatNumber(after)}</strong>
                </>
              ),
            },
          ]}
        />
      )}
    </Stack>
  );
}

function Problem({ problem: { code, row, column, value } }: { problem: ForemanProblem }): ReactElement {
  const { t } = useTranslation('payroll');
  const isHours = column !== null && column !== 'number' && column !== 'name';
  const text = t(`foreman.problem.${code}`, {
    value: value ?? '',
    column: isHours ? t(`edits.field.${column}`) : '',
  });
  return <>{row === null ? text : t('foreman.line', { row, text })}</>;
}
