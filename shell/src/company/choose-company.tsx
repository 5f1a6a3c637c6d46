import { Page } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CompaniesOverview } from './companies-overview.tsx';

/** A super admin chooses a company from the table of all, or by search; the page then shows it. */
export function ChooseCompany({
  title,
  back,
  extra,
  onEntered,
}: {
  title: string;
  back?: ReactNode;
  extra?: ReactNode;
  onEntered?: () => void;
}): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <Page title={title} back={back} extra={extra} hint={t('company.searchHint')}>
      <CompaniesOverview searched onEntered={onEntered} />
    </Page>
  );
}
