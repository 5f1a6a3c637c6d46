import { Alert, DraftOffer, Form, Stack, Tabs, usePhone } from '@paga/kit';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeValues } from '#values/employee-values.ts';
import { type EmployeeTab, FORM_PARTS } from '#values/tab-of.ts';
import { ConflictModal } from './conflict.modal.tsx';
import { AddressFields } from './fields/address-fields.tsx';
import { AttachmentsPart } from './fields/attachments-part.tsx';
import { EmploymentFields } from './fields/employment-fields.tsx';
import { FormPhoto } from './fields/form-photo.tsx';
import { PersonalFields } from './fields/personal-fields.tsx';
import { SalaryFields } from './fields/salary-fields.tsx';
import { FormActions } from './form-actions.tsx';
import { NextTab } from './next-tab.tsx';
import { EmployeeFormContext, SalaryTermsContext } from './rules/form-context.ts';
import { LeavingMonthsModal } from './saving/leaving-months.modal.tsx';
import { Unsaved } from './saving/unsaved.tsx';
import { type EmployeeFormProps, useEmployeeForm } from './use-employee-form.ts';

/** The form of an employee in its tabs, with errors counted per tab; keeps what is typed until it is saved or discarded. */
export function EmployeeForm(props: EmployeeFormProps): ReactNode {
  const { t } = useTranslation('employees');
  const id = useId();
  const { employee, tab, onTab } = props;
  const form = useEmployeeForm(props);
  const { base, draft, problem, theirs, fields, terms, errors } = form;
  const parts = {
    personal: (
      <Stack>
        <FormPhoto employee={employee} picked={form.photo} onPick={form.setPhoto} />
        <PersonalFields />
      </Stack>
    ),
    address: <AddressFields />,
    salary: <SalaryFields />,
    employment: <EmploymentFields />,
    attachments: <AttachmentsPart employee={employee} files={form.files} onChange={form.setFiles} />,
  };
  const items = FORM_PARTS.map((key) => ({
    key,
    label: t(`employee.tab.${key}`),
    errors: errors[key],
    children: parts[key],
  }));
  const shown = FORM_PARTS.find((key) => key === tab) ?? 'personal';
  const isPhone = usePhone();
  const next = <NextTab {...{ shown, errors }} isNew={!employee} onTab={form.showPart} />;
  return (
    <Stack>
      <DraftOffer draft={draft} onRestore={form.restore} />
      {problem && <Alert tone="danger">{problem}</Alert>}
      <EmployeeFormContext value={fields}>
        <SalaryTermsContext value={terms}>
          <Form<EmployeeValues>
            id={id}
            name={id}
            noValidate
            form={form.form}
            layout="vertical"
            className="paga-form employee-form"
            initialValues={form.initial}
            onFieldsChange={form.count}
            onValuesChange={form.change}
          >
            <Tabs
              label={t('employee.tabs')}
              items={items}
              value={shown}
              onChange={(key) => onTab(key as EmployeeTab)}
              keepsPanels
            />
          </Form>
        </SalaryTermsContext>
      </EmployeeFormContext>
      {isPhone && next}
      <FormActions
        employee={base}
        isBusy={form.isBusy}
        next={isPhone ? null : next}
        onSave={form.save}
        onCancel={form.cancel}
      />
      {base && theirs && (
        <ConflictModal
          before={base}
          theirs={theirs}
          mine={form.current()}
          onMerge={form.merge}
          onClose={form.forgetConflict}
        />
      )}
      <LeavingMonthsModal leaving={form.leaving} onClose={form.stay} />
      <Unsaved {...form.guard} />
    </Stack>
  );
}
