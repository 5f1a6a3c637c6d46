import { Page } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactCard } from './contact-card.tsx';
import { PeopleCard } from './people-card.tsx';

/** Contact info of the company, and how many people it has. */
export function ContactInfoScreen(): ReactElement {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('contactInfo.title')} hint={t('contactInfo.hint')}>
      <ContactCard />
      <PeopleCard />
    </Page>
  );
}
