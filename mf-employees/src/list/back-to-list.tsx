import { Icon } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** From one employee to the list. */
export function BackToList(): ReactNode {
  const { t } = useTranslation('employees');
  return (
    <Link to="/employees">
      <Icon name="arrowLeft" size={12} /> {t('navigation.employees')}
    </Link>
  );
}
