import { Card } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { LogoForm } from './logo-form.tsx';

/** The logo of the company. */
export function LogoCard(): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <Card title={t('ownCompany.logo.title')}>
      <LogoForm />
    </Card>
  );
}
