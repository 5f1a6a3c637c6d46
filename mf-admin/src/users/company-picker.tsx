import { query } from '@paga/client';
import { searchTenants } from '@paga/contract/company/profile';
import { getLoginTenants } from '@paga/contract/identity/sign-in';
import { CompanyStatus } from '@paga/contract/shapes';
import { CheckBox, Grid, IconButton, Row, SearchBox, Tag } from '@paga/kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedCompany } from './person-values.ts';
import './users.css';

/** Specification 1 §9: the company search waits so long for a pause; Enter asks at once. */
const SEARCH_MS = 800;

type CompanyPickerProps = {
  /** Only those one is linked to are searched, of them those that may be written to. */
  own: boolean;
  value?: LinkedCompany[];
  onChange?: (next: LinkedCompany[]) => void;
};

/** Whether people may be linked to it. */
export const isOpen = ({ status }: { status: CompanyStatus }): boolean =>
  status === CompanyStatus.active || status === CompanyStatus.trial;

function useFound(name: string, own: boolean) {
  const asked = { placeholderData: keepPreviousData };
  const all = useQuery({
    ...query(searchTenants, { query: { name } }),
    ...asked,
    enabled: name !== '' && !own,
  });
  const linked = useQuery({
    ...query(getLoginTenants, { query: { search: name, page: 1 } }),
    ...asked,
    enabled: name !== '' && own,
  });
  const found: readonly LinkedCompany[] | undefined = own ? linked.data?.filter(isOpen) : all.data;
  return { found: name === '' ? undefined : found, isFetching: all.isFetching || linked.isFetching };
}

/** Any number of companies, found by name: what was found is ticked, what was chosen stands above it. */
export function CompanyPicker({ own, value = [], onChange }: CompanyPickerProps): ReactNode {
  const { t } = useTranslation('admin');
  const [name, setName] = useState('');
  const { found, isFetching } = useFound(name, own);
  const without = (id: number) => value.filter((company) => company.id !== id);
  return (
    <Grid gap={8} className="users-links">
      {value.length > 0 && <Chosen companies={value} onRemove={(id) => onChange?.(without(id))} />}
      <SearchBox
        label={t('users.form.companySearch')}
        debounceMs={SEARCH_MS}
        loading={isFetching}
        onSearch={setName}
      />
      <div aria-live="polite">
        {found?.length === 0 && <p className="paga-hint">{t('users.form.noCompany', { name })}</p>}
      </div>
      {found && found.length > 0 && (
        <Grid as="ul" gap={4} className="users-found" aria-label={t('users.form.companiesFound')}>
          {found.map((company) => (
            <li key={company.id}>
              <CheckBox
                checked={value.some(({ id }) => id === company.id)}
                onChange={(on) =>
                  onChange?.(on ? [...value, { id: company.id, name: company.name }] : without(company.id))
                }
              >
                {company.name}
              </CheckBox>
            </li>
          ))}
        </Grid>
      )}
    </Grid>
  );
}

function Chosen({
  companies,
  onRemove,
}: {
  companies: readonly LinkedCompany[];
  onRemove: (id: number) => void;
}): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <Row as="ul" gap={6} align="stretch" aria-label={t('users.form.companiesChosen')}>
      {companies.map(({ id, name }) => (
        <Row as="li" gap={0} inline wrap={false} key={id}>
          <Tag tone="brand">{name}</Tag>
          <IconButton
            icon="close"
            size="small"
            label={t('users.form.unlink', { name })}
            onClick={() => onRemove(id)}
          />
        </Row>
      ))}
    </Row>
  );
}
