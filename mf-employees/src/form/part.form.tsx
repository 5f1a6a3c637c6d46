import type { Employee } from '@paga/contract/employees';
import { Alert, Button, Card, Grid, Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormTab } from '#values/tab-of.ts';
import { useFieldName } from '#values/use-field-name.ts';
import { AddressFields } from './fields/address-fields.tsx';
import { EmploymentFields } from './fields/employment-fields.tsx';
import { FormPhoto } from './fields/form-photo.tsx';
import { PersonalFields } from './fields/personal-fields.tsx';
import { SalaryFields } from './fields/salary-fields.tsx';
import { SalarySplit } from './fields/salary-split.tsx';
import { FormFrame } from './form-frame.tsx';
import { useEmployeeForm } from './use-employee-form.ts';

type PartFormProps = { employee: Employee; part: FormTab; onDone: () => void };

/** One card of the profile as its form, in its place; a draft stays one. */
export function PartForm({ employee, part, onDone }: PartFormProps): ReactNode {
  const { t } = useTranslation('employees');
  const fieldName = useFieldName();
  const form = useEmployeeForm({
    employee,
    tab: part,
    part,
    onSaved: onDone,
    onCancel: onDone,
  });
  const { isBusy, elsewhere } = form;
  const actions = (
    <div className="paga-actions">
      <Button onClick={form.cancel} disabled={isBusy}>
        {t('employee.cancel')}
      </Button>
      <Button variant="primary" loading={isBusy} onClick={() => form.save(employee.draftStatus)}>
        {t('employee.save')}
      </Button>
    </div>
  );
  return (
    <Card title={t(`employee.tab.${part}`)}>
      <Stack>
        {elsewhere.length > 0 && (
          <Alert tone="danger">
            {elsewhere.map(({ name, errors }) => (
              <div key={name}>
                {fieldName(name)}: {errors.join(' ')}
              </div>
            ))}
          </Alert>
        )}
        <FormFrame
          form={form}
          className="employee-form-part"
          actions={() => actions}
          onSave={() => form.save(employee.draftStatus)}
        >
          {part === 'personal' && <FormPhoto employee={employee} picked={null} onPick={() => undefined} />}
          {part === 'personal' && <PersonalFields />}
          {part === 'address' && <AddressFields />}
          {part === 'salary' && (
            <Grid align="start" className="employee-salary">
              <div>
                <SalaryFields />
              </div>
              <section aria-label={t('employee.salary.month')}>
                <SalarySplit />
              </section>
            </Grid>
          )}
          {part === 'employment' && <EmploymentFields />}
        </FormFrame>
      </Stack>
    </Card>
  );
}
