import { query } from '@paga/client';
import { COMPANIES_PAGE, getCompaniesOverview } from '@paga/contract/filing';
import { Grid } from '@paga/kit';
import { type Company, useMaybeCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CompanyCard } from './company-card.tsx';
import type { MonthToDo } from './next-step.tsx';

type CompanyCardsProps = {
  companies: readonly Company[];
  busy: boolean;
  onChoose: (company: Company, month?: MonthToDo) => void;
};

/** Companies side by side, each with where its payroll stands; one can be chosen before that is known. */
export function CompanyCards({ companies, busy, onChoose }: CompanyCardsProps): ReactNode {
  const shown = useMaybeCompany();
  const { data, isError } = useQuery({
    ...query(getCompaniesOverview, { query: { page: 1, pageSize: COMPANIES_PAGE } }),
    enabled: companies.length > 1,
    meta: { silent: true },
  });
  const known = (id: number) => {
    if (!data) return isError ? null : undefined;
    const overview = data.data.find((row) => row.id === id);
    return overview ? { overview, today: data.today } : null;
  };
  return (
    <Grid as="ul" columns="repeat(auto-fill, minmax(min(100%, 360px), 1fr))">
      {companies.map((company) => (
        <li key={company.id}>
          <CompanyCard
            company={company}
            known={known(company.id)}
            busy={busy}
            isShown={company.id === shown?.id}
            onChoose={(month) => onChoose(company, month)}
          />
        </li>
      ))}
    </Grid>
  );
}
