import { query } from '@paga/client';
import { getSectors } from '@paga/contract/employees/sectors';
import { Select } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmployeeField } from './employee-field.tsx';

/** Whenever the company has sectors: lists, filters and reports go by them. */
export function SectorField(): ReactNode {
  const { id: tenantId } = useCompany();
  const { data } = useQuery({ ...query(getSectors, { query: { tenantId } }), meta: { silent: true } });
  const options = data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  if (options.length === 0) return null;
  return (
    <EmployeeField name="sectors">
      <Select mode="multiple" options={options} />
    </EmployeeField>
  );
}
