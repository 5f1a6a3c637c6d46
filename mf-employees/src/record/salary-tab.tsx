import type { Employee } from '@paga/contract/employees';
import { SalaryPaymentType } from '@paga/contract/shapes';
import { Alert, Card, DetailList, Grid, Stack } from '@paga/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SolvedPart } from '#form/fields/salary-split.tsx';
import { PartForm } from '#form/part.form.tsx';
import { RecurringPart } from '#recurring/recurring-part.tsx';
import { baseOf, solveSalary } from '#terms/solve-salary.ts';
import { useLineBudgets } from '#terms/use-line-budgets.ts';
import { useSalaryBasis } from '#terms/use-salary-basis.ts';
import { useSpoken } from '#terms/use-spoken.tsx';
import { valuesOf } from '#values/employee-values.ts';
import { useValueText } from '#values/use-value-text.ts';
import { ReadWarnings } from './read-warnings.tsx';
import { type Cards, EditPart } from './record-tab.tsx';
import { useReadFields } from './use-read-fields.ts';

type SalaryTabProps = {
  employee: Employee;
  /** A link led to the deductions and extras. */
  toLines: boolean;
  cards: Cards | undefined;
};

/** What a person is paid, what it comes to, and what comes on top or off each month. */
export function SalaryTab({ employee, toLines, cards }: SalaryTabProps): ReactNode {
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toLines) lines.current?.scrollIntoView?.({ block: 'center' });
  }, [toLines]);
  return (
    <Stack>
      {cards?.open === 'salary' ? (
        <PartForm employee={employee} part="salary" onDone={() => cards.onEdit(null)} />
      ) : (
        <SalaryPart employee={employee} cards={cards} />
      )}
      <div ref={lines}>
        <RecurringPart employee={employee} />
      </div>
    </Stack>
  );
}

function SalaryPart({ employee, cards }: Pick<SalaryTabProps, 'employee' | 'cards'>): ReactNode {
  const { t } = useTranslation('employees');
  const valueText = useValueText();
  const basis = useSalaryBasis();
  const values = valuesOf(employee);
  const lines = useLineBudgets(employee, values.salaryPaymentType === SalaryPaymentType.project);
  const base = baseOf(values, basis, lines);
  const solved = base === null ? null : solveSalary('gross', base, values, basis);
  const spoken = useSpoken(employee, basis);
  const items = useReadFields(employee, 'salary');
  const more = (['unchangableBrutto', 'validFrom'] as const).map((field) => ({
    key: `own-${field}`,
    label: t(`employee.field.${field === 'validFrom' ? 'inForceFrom' : field}`),
    value: valueText(field, employee[field]),
  }));
  return (
    <Grid align="start" className="employee-salary">
      <Stack>
        {employee.nextChange && (
          <Alert tone="info">
            {t('employee.salary.nextChange', { date: valueText('validFrom', employee.nextChange) })}
          </Alert>
        )}
        <ReadWarnings employee={employee} tab="salary" />
        <Card title={t('employee.tab.salary')} extra={<EditPart tab="salary" cards={cards} />}>
          <DetailList items={[...items, ...more].map(spoken)} columns={2} />
        </Card>
      </Stack>
      <Card title={t('employee.salary.month')}>
        {solved ? (
          <SolvedPart solved={solved} paymentType={values.salaryPaymentType} />
        ) : (
          t('employee.salary.empty')
        )}
      </Card>
    </Grid>
  );
}
