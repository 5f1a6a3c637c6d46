import { query } from '@paga/client';
import { searchTenants } from '@paga/contract/company/profile';
import { EmptyState, ErrorState, Page, SearchBox, SkeletonCard } from '@paga/kit';
import { type Company, useErrorText } from '@paga/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyOf, enterCompany } from '#session/session.ts';
import { CompanyCard } from './company-card.tsx';

/** spec 1 §9: the company search waits 800 ms; Enter searches at once. */
const PAUSE_MS = 800;

/** A super admin chooses a company by search; the page then shows it. */
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
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const entering = useMutation({ mutationFn: enterCompany, onSuccess: onEntered });
  const found = useQuery({
    ...query(searchTenants, { query: { name } }),
    enabled: name !== '',
    meta: { silent: true },
  });
  return (
    <Page title={title} back={back} hint={t('company.searchHint')}>
      <SearchBox label={t('company.search')} onSearch={setName} debounceMs={PAUSE_MS} />
      {name === '' && <EmptyState title={t('company.searchFirst')} />}
      {found.isLoading && <SkeletonCard />}
      {found.isError && <ErrorState detail={errorText(found.error)} onRetry={() => found.refetch()} />}
      {found.data?.length === 0 && <EmptyState title={t('company.none')} />}
      <CompanyCards
        companies={(found.data ?? []).map(companyOf)}
        busy={entering.isPending}
        onChoose={(company) => entering.mutate(company)}
      />
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
