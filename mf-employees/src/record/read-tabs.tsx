import { query } from '@paga/client';
import type { Employee } from '@paga/contract/employees';
import { getProjects } from '@paga/contract/projects';
import { HealthInsuranceOption, SalaryPaymentType } from '@paga/contract/shapes';
import { Alert, Card, type Detail, DetailList, Stack } from '@paga/kit';
import { checkBankAccount } from '@paga/payroll';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SolvedPart } from '#form/fields/salary-split.tsx';
import { type EmployeeValues, valuesOf } from '#form/values/employee-values.ts';
import { FIELDS_OF_TAB, type FormTab } from '#form/values/tab-of.ts';
import { useValueText } from '#form/values/use-value-text.ts';
import { baseOf, solveSalary } from '#terms/solve-salary.ts';
import { useLineBudgets } from '#terms/use-line-budgets.ts';
import { useSalaryBasis } from '#terms/use-salary-basis.ts';
import { useSpoken } from '#terms/use-spoken.tsx';
import { ContractList } from './contract-list.tsx';
import { ReadWarnings } from './read-warnings.tsx';

/** Fields that say nothing where they are empty or do not count. */
function isShown(
  field: keyof EmployeeValues,
  { salaryPaymentType, healthInsurance, expirationContract, leaveSupplement }: EmployeeValues,
): boolean {
  const isHourly = salaryPaymentType === SalaryPaymentType.hourly;
  const isShared = healthInsurance === HealthInsuranceOption.shared;
  if (field === 'validFrom') return false;
  if (field === 'pricePerHour' || field === 'workingHoursPerMonth') return isHourly;
  if (field === 'bruttoSalary' || field === 'nettoSalary') return !isHourly;
  if (field === 'healthInsurancePercentage' || field === 'family') return isShared;
  if (field === 'leaveSupplementUntil') return leaveSupplement !== null;
  if (field === 'shares') return salaryPaymentType === SalaryPaymentType.project;
  return field !== 'expirationContract' || expirationContract !== null;
}

/** One tab of an employee for reading. */
export function ReadTab({ employee, tab }: { employee: Employee; tab: FormTab }): ReactNode {
  const { t } = useTranslation('employees');
  const valueText = useValueText();
  const values = valuesOf(employee);
  const names = useNames(employee, tab === 'salary' && values.shares.length > 0);
  const items = FIELDS_OF_TAB[tab]
    .filter((field) => isShown(field, values))
    .map((field): Detail => {
      const wide = field === 'shares' || field === 'sectors';
      return {
        key: field,
        label: t(`employee.field.${field}`),
        value: valueText(field, values[field], names),
        wide,
      };
    });
  const extra =
    tab === 'salary' ? (
      <SalaryPart employee={employee} items={items} />
    ) : (
      <Card>
        <DetailList items={items} columns={3} />
      </Card>
    );
  return (
    <Stack>
      <ReadWarnings employee={employee} tab={tab} />
      {extra}
      {tab === 'employment' && <ContractList employee={employee} />}
    </Stack>
  );
}

function useNames(employee: Employee, withLines: boolean): ReadonlyMap<number, string> {
  const { id: userId } = useCompany();
  const { data } = useQuery({
    ...query(getProjects, { query: { userId } }),
    enabled: withLines,
    meta: { silent: true },
  });
  if (!withLines) return new Map(employee.sectors.map(({ id, name }) => [id, name]));
  return new Map(
    (data ?? []).flatMap(({ name, budgetLines }) =>
      budgetLines.map((line) => [line.id, `${name}: ${line.name}`] as const),
    ),
  );
}

function SalaryPart({ employee, items }: { employee: Employee; items: readonly Detail[] }): ReactNode {
  const { t } = useTranslation('employees');
  const valueText = useValueText();
  const basis = useSalaryBasis();
  const values = valuesOf(employee);
  const lines = useLineBudgets(employee, values.salaryPaymentType === SalaryPaymentType.project);
  const base = baseOf(values, basis, lines);
  const solved = base === null ? null : solveSalary('gross', base, values, basis);
  const spoken = useSpoken(employee, basis);
  const { ok, iban, bank } = checkBankAccount(employee.bankAccountNumber ?? '');
  const more: Detail[] = [
    ...(ok
      ? [{ key: 'iban', label: t('employee.field.iban'), value: [iban, bank].filter(Boolean).join(' · ') }]
      : []),
    ...(['unchangableBrutto', 'validFrom'] as const).map((field) => ({
      key: `own-${field}`,
      label: t(`employee.field.${field === 'validFrom' ? 'inForceFrom' : field}`),
      value: valueText(field, employee[field]),
    })),
  ];
  return (
    <div className="employee-salary">
      <Stack>
        {employee.nextChange && (
          <Alert tone="info">
            {t('employee.salary.nextChange', { date: valueText('validFrom', employee.nextChange) })}
          </Alert>
        )}
        <Card>
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
    </div>
  );
}
