import { Page } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EmployeeForm } from '#form/employee.form.tsx';
import { BackToList } from '#list/back-to-list.tsx';
import { useTab } from './use-tab.ts';
import './employee.css';

/** A new employee: starts in edit. */
export function NewEmployeeScreen(): ReactElement {
  const { t } = useTranslation('employees');
  const navigate = useNavigate();
  const [tab] = useTab();
  return (
    <Page title={t('employee.newTitle')} back={<BackToList />}>
      <EmployeeForm
        employee={null}
        tab={tab}
        onSaved={(id) => navigate(`/employees/${id}`, { replace: true })}
        onCancel={() => navigate('/employees')}
      />
    </Page>
  );
}
