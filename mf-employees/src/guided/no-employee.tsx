import { ErrorState } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Somebody whom the company does not have, or not any more. */
export function NoEmployee(): ReactElement {
  const { t } = useTranslation('employees');
  return (
    <ErrorState
      picture="search"
      title={t('employee.notFound')}
      detail={t('employee.notFoundHint')}
      action={<Link to="/employees">{t('employee.toList')}</Link>}
    />
  );
}
