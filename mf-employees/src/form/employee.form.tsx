import { DraftStatus } from '@paga/contract/shapes';
import { Card, Tag } from '@paga/kit';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormTab } from '#values/tab-of.ts';
import { AddressFields } from './fields/address-fields.tsx';
import { AttachmentsPart } from './fields/attachments-part.tsx';
import { EmploymentFields } from './fields/employment-fields.tsx';
import { FormPhoto } from './fields/form-photo.tsx';
import { PersonalFields } from './fields/personal-fields.tsx';
import { SalaryFields } from './fields/salary-fields.tsx';
import { SalarySplit } from './fields/salary-split.tsx';
import { FormActions } from './form-actions.tsx';
import { FormFrame } from './form-frame.tsx';
import { type EmployeeFormProps, useEmployeeForm } from './use-employee-form.ts';

/** The form of an employee on one page under four headings, with what the pay comes to beside it; keeps what is typed until it is saved or discarded. */
export function EmployeeForm(props: EmployeeFormProps): ReactNode {
  const { t } = useTranslation('employees');
  const { employee } = props;
  const form = useEmployeeForm(props);
  const { errors } = form;
  const actions = (
    <FormActions
      employee={form.base}
      isBusy={form.isBusy}
      faults={Object.values(errors).reduce<number>((sum, count = 0) => sum + count, 0)}
      onFault={() => form.show()}
      onSave={form.save}
      onCancel={form.cancel}
    />
  );
  return (
    <FormFrame
      form={form}
      className="employee-form-whole"
      actions={() => actions}
      onSave={() => form.save(DraftStatus.undrafted)}
    >
      <Part part="personal" faults={errors.personal}>
        <FormPhoto employee={employee} picked={form.photo} onPick={form.setPhoto} />
        <PersonalFields />
      </Part>
      <Part part="address" faults={errors.address}>
        <AddressFields />
      </Part>
      <Part part="salary" faults={errors.salary}>
        <SalaryFields />
      </Part>
      <div className="employee-form-pay">
        <Card title={t('employee.salary.month')}>
          <SalarySplit />
        </Card>
      </div>
      <Part part="employment" faults={errors.employment}>
        <EmploymentFields />
        {!employee && (
          <>
            <h3 className="employee-part-files">{t('employee.tab.attachments')}</h3>
            <AttachmentsPart employee={employee} files={form.files} onChange={form.setFiles} />
          </>
        )}
      </Part>
    </FormFrame>
  );
}

type PartProps = { part: FormTab; faults: number | undefined; children: ReactNode };

/** A part of the form under its heading, which says how much is wrong in it. */
function Part({ part, faults = 0, children }: PartProps): ReactNode {
  const { t } = useTranslation('employees');
  const id = useId();
  return (
    <section className="employee-part" aria-labelledby={id}>
      <h2 id={id} className="employee-part-title">
        {t(`employee.tab.${part}`)} {faults > 0 && <Tag tone="danger">{faults}</Tag>}
      </h2>
      {children}
    </section>
  );
}
