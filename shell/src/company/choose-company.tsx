import { Page } from '@paga/kit';
import type { Company } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CompaniesOverview } from './companies-overview.tsx';
import { CompanyCard } from './company-card.tsx';

/** A super admin chooses a company from the table of all, or by search; the page then shows it. */
export function ChooseCompany({
  title,
  back,
  onEntered,
}: {
  title: string;
  back?: ReactNode;
  onEntered?: () => void;
}): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <Page title={title} back={back} hint={t('company.searchHint')}>
      <CompaniesOverview searched onEntered={onEntered} />
    </Page>
  );
}

/** Companies side by side. */
export function CompanyCards(props: {
  companies: readonly Company[];
  busy: boolean;
  onChoose: (company: Company) => void;
}): ReactNode {
  return (
    <ul className="company-cards">
      {props.companies.map((company) => (
        <li key={company.id}>
          <CompanyCard company={company} busy={props.busy} onChoose={() => props.onChoose(company)} />
        </li>
      ))}
    </ul>
  );
}
