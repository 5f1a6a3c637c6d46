import { query } from '@paga/client';
import { getLoginTenants } from '@paga/contract/identity/sign-in';
import { OwnCompanies as Limit } from '@paga/contract/limits';
import { RoleId } from '@paga/contract/shapes';
import { FormField, Select } from '@paga/kit';
import { useSession } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyPicker, isOpen } from './company-picker.tsx';
import type { LinkedCompany } from './person-values.ts';

/** The companies one may link people to; `choosable` when that is more than one. */
export function useOwnCompanies() {
  const all = useSession().roleId === RoleId.superAdmin;
  const own = useQuery({ ...query(getLoginTenants, { query: { page: 1 } }), enabled: !all });
  const seen = own.data?.length ?? 0;
  return { all, own, isMany: seen === Limit.page, choosable: all || seen > 1 };
}

/** The companies a person works in: role 1 searches all of them, who is linked to many their own; who is linked to several chooses among those, who has one is not asked. */
export function CompaniesField(): ReactNode {
  const { t } = useTranslation('admin');
  const { all, own, isMany, choosable } = useOwnCompanies();
  if (!choosable) return null;
  const open = own.data?.filter(isOpen) ?? [];
  const needed = { type: 'array' as const, required: true, min: 1, message: t('users.form.companiesNeeded') };
  return (
    <FormField name="companies" label={t('users.form.companies')} rules={[needed]}>
      {all || isMany ? (
        <CompanyPicker own={!all} />
      ) : (
        <OwnCompanies companies={open} loading={own.isPending} />
      )}
    </FormField>
  );
}

type OwnCompaniesProps = {
  companies: readonly LinkedCompany[];
  loading: boolean;
  id?: string;
  value?: LinkedCompany[];
  onChange?: (next: LinkedCompany[]) => void;
};

function OwnCompanies({ companies, loading, id, value = [], onChange }: OwnCompaniesProps): ReactNode {
  const known = new Map([...companies, ...value].map((company) => [company.id, company.name]));
  const options = [...known].map(([value, label]) => ({ value, label }));
  return (
    <Select<number[]>
      id={id}
      mode="multiple"
      loading={loading}
      options={options}
      value={value.map((company) => company.id)}
      onChange={(ids) => onChange?.(ids.map((company) => ({ id: company, name: known.get(company) ?? '' })))}
    />
  );
}
