import { Page } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CompaniesOverview } from './companies-overview.tsx';

/** A super admin chooses a company from the table of all, or by search; the page then shows it. */
export function ChooseCompany({
  title,
  isPage = false,
  back,
  extra,
  onEntered,
}: {
  title: string;
  /** The title is that of a page which opens once a company is chosen. */
  isPage?: boolean;
  back?: ReactNode;
  extra?: ReactNode;
  onEntered?: () => void;
}): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <Page
      title={title}
      back={back}
      extra={extra}
      hint={t(isPage ? 'company.pageHint' : 'company.searchHint')}
    >
      <CompaniesOverview searched page={isPage ? title : undefined} onEntered={onEntered} />
    </Page>
  );
}
