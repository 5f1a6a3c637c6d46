import { Card } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactDetails } from './contact-details.tsx';

/** Contact info of the company. */
export function ContactCard(): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <Card title={t('ownCompany.details.title')}>
      <ContactDetails columns={3} />
    </Card>
  );
}
