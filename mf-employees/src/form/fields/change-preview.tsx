import { query } from '@paga/client';
import type { Employee } from '@paga/contract/employees';
import { previewEmployeeChange, type TermsPreview } from '@paga/contract/payroll';
import { DraftStatus } from '@paga/contract/shapes';
import {
  Alert,
  Button,
  formatDate,
  Money,
  monthTitle,
  type SimpleColumn,
  SimpleTable,
  Stack,
  todayInKosovo,
  useKit,
} from '@paga/kit';
import { monthStart } from '@paga/payroll';
import { useCompany, useErrorText } from '@paga/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areSharesChanged, areTermsChanged } from '#terms/terms-changed.ts';
import { useSettled } from '#terms/use-settled.ts';
import { personOf, valuesOf } from '#values/employee-values.ts';
import { useFields, useSalaryTerms, useValues } from '../rules/form-context.ts';
import { formFaults } from '../rules/form-faults.ts';

/** What a changed pay does to the net of its first months, and which open months it reaches. Nothing while the pay is as it was, and nothing for a draft. */
export function ChangePreview({ employee }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  const values = useValues();
  const before = valuesOf(employee);
  const [hasNewTerms, hasNewShares] = [areTermsChanged(before, values), areSharesChanged(before, values)];
  if (employee.draftStatus === DraftStatus.draft || !(hasNewTerms || hasNewShares)) return null;
  return (
    <section className="employee-change" aria-label={t('employee.change.title')}>
      <Stack gap={8}>
        <strong>{t('employee.change.title')}</strong>
        {hasNewShares && <Alert tone="warning">{t('employee.change.shares')}</Alert>}
        <Preview employee={employee} />
      </Stack>
    </section>
  );
}

function Preview({ employee }: { employee: Employee }): ReactNode {
  const errorText = useErrorText();
  const { id: userId } = useCompany();
  const { calculated } = useSalaryTerms();
  const values = useValues();
  const { draftStatus, version, id: employeeId } = employee;
  const isAskable = formFaults(values, { today: todayInKosovo(), draftStatus, calculated }).length === 0;
  const edit = {
    ...personOf(values, draftStatus),
    ...(values.validFrom && { validFrom: values.validFrom }),
    version,
  };
  const typed = JSON.stringify(edit);
  const asked = useSettled(typed, 300);
  const preview = useQuery({
    ...query(previewEmployeeChange, {
      body: { userId, employeeId, employee: JSON.parse(asked) as typeof edit },
    }),
    // What is asked is what stands in the form, never what stood there a moment before.
    enabled: isAskable && asked === typed,
    placeholderData: keepPreviousData,
    retry: false,
    meta: { silent: true },
  });
  if (!isAskable || (!preview.data && !preview.error)) return null;
  if (preview.error) return <Alert tone="warning">{errorText(preview.error)}</Alert>;
  return preview.data && <PreviewTable preview={preview.data} />;
}

type Month = TermsPreview['months'][number];
type FigureKey = 'grossBefore' | 'grossAfter' | 'netBefore' | 'netAfter' | 'costAfter';

function PreviewTable({ preview }: { preview: TermsPreview }): ReactNode {
  const { t } = useTranslation('employees');
  const { language } = useKit();
  const title = ({ month, year }: { month: number; year: number }) => monthTitle(month, year, language);
  const figure = (key: FigureKey, value: (month: Month) => number): SimpleColumn<Month> => ({
    key,
    title: t(`employee.change.${key}`),
    align: 'right',
    render: (month) => <Money value={value(month)} />,
  });
  const columns: SimpleColumn<Month>[] = [
    { key: 'month', title: t('employee.change.month'), render: title },
    figure('grossBefore', ({ before }) => before.grossPay),
    figure('grossAfter', ({ after }) => after.grossPay),
    figure('netBefore', ({ before }) => before.netto),
    figure('netAfter', ({ after }) => after.netto),
    figure('costAfter', ({ after }) => after.cost),
  ];
  const names = (months: readonly { month: number; year: number }[]) => months.map(title).join(', ');
  return (
    <Stack gap={8}>
      <SimpleTable
        label={t('employee.change.preview')}
        rows={preview.months}
        columns={columns}
        rowKey={({ month, year }) => year * 12 + month}
        stacks
      />
      {preview.recalculate.length > 0 && (
        <Alert tone="info">{t('employee.change.recalculate', { months: names(preview.recalculate) })}</Alert>
      )}
      {preview.untouched.length > 0 && (
        <Untouched months={preview.untouched} names={names(preview.untouched)} />
      )}
      {preview.closed.length > 0 && (
        <Alert tone="danger">{t('employee.change.closed', { months: names(preview.closed) })}</Alert>
      )}
    </Stack>
  );
}

/** Open months that the change does not reach: the person may have meant them. */
function Untouched({ months, names }: { months: TermsPreview['untouched']; names: string }): ReactNode {
  const { t } = useTranslation('employees');
  const { form } = useFields();
  const days = months.map(({ year, month }) => monthStart(year, month));
  const take = (day: string) => form.setFieldsValue({ validFrom: day } as never);
  return (
    <Alert tone="warning" title={t('employee.change.untouched', { months: names })}>
      <div className="paga-actions">
        {days.slice(-3).map((day) => (
          <Button key={day} size="small" icon="calendar" onClick={() => take(day)}>
            {t('employee.change.from', { date: formatDate(day) })}
          </Button>
        ))}
      </div>
    </Alert>
  );
}
