import type { Employee } from '@paga/contract/employees';
import { Alert, formatMoney } from '@paga/kit';
import { toEuro } from '@paga/payroll';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formWarnings } from '#form/rules/form-faults.ts';
import { useSalaryBasis } from '#terms/use-salary-basis.ts';
import { valuesOf } from '#values/employee-values.ts';
import { type FormTab, tabOf } from '#values/tab-of.ts';
import { useFieldName } from '#values/use-field-name.ts';

/** What deserves a look about a saved employee, on the tab where it stands. */
export function ReadWarnings({ employee, tab }: { employee: Employee; tab: FormTab }): ReactNode {
  const { t } = useTranslation('employees');
  const fieldName = useFieldName();
  const basis = useSalaryBasis();
  const terms = { day: basis.day, minimumWages: basis.tables.minimumWage, hoursOfMonth: basis.hoursOfMonth };
  const warnings = formWarnings(valuesOf(employee), employee.draftStatus, terms).filter(
    ({ field }) => tabOf(field) === tab,
  );
  if (warnings.length === 0) return null;
  return (
    <Alert tone="warning">
      {warnings.map(({ field, code, minimum }) => (
        <div key={`${field}-${code}`}>
          {fieldName(field)}: {t(`employee.warning.${code}`, { minimum: formatMoney(toEuro(minimum ?? 0)) })}
        </div>
      ))}
    </Alert>
  );
}
