import { EmployeeLimits } from '@paga/contract/employees';
import { Input } from '@paga/kit';
import type { ReactNode } from 'react';
import { EmployeeField } from './employee-field.tsx';

/** Where the employee lives. */
export function AddressFields(): ReactNode {
  return (
    <div className="employee-fields">
      <EmployeeField name="municipality">
        <Input maxLength={EmployeeLimits.text} autoComplete="off" />
      </EmployeeField>
      <EmployeeField name="address">
        <Input maxLength={EmployeeLimits.address} autoComplete="off" />
      </EmployeeField>
    </div>
  );
}
