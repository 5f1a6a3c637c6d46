import { Row } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** From a row to the person: the profile, and booking leave. */
export function PersonLinks({ employeeId }: { employeeId: number }): ReactElement {
  const { t } = useTranslation('payroll');
  const mayBook = useMayCall('getSalaryLeaves');
  return (
    <Row as="nav" gap={[4, 16]} align="stretch" aria-label={t('panel.links')}>
      <Link to={`/employees/${employeeId}`}>{t('panel.profile')}</Link>
      {mayBook && <Link to={`/employees/${employeeId}?tab=leave`}>{t('panel.bookLeave')}</Link>}
    </Row>
  );
}
