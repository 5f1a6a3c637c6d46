import { query } from '@paga/client';
import { getSectors } from '@paga/contract/employees/sectors';
import { Select } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmployeeField } from './employee-field.tsx';

/** What lists, filters and reports go by. Its place is there from the first moment, in a company without sectors too: nothing below it moves. */
export function SectorField(): ReactNode {
  const { t } = useTranslation('employees');
  const { id: tenantId } = useCompany();
  const { data } = useQuery({ ...query(getSectors, { query: { tenantId } }), meta: { silent: true } });
  const options = data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const hasNone = data?.length === 0;
  return (
    <EmployeeField name="sectors" hint={hasNone ? t('employee.hint.noSectors') : undefined}>
      <Select mode="multiple" options={options} disabled={hasNone} />
    </EmployeeField>
  );
}
