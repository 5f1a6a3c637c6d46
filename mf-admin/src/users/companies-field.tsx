import { query } from '@paga/client';
import { getLoginTenants } from '@paga/contract/access';
import { CompanyStatus, RoleId } from '@paga/contract/shapes';
import { FormField, Select } from '@paga/kit';
import { useSession } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyPicker } from './company-picker.tsx';
import type { LinkedCompany } from './person-values.ts';

/** The companies a person works in: role 1 searches all of them, who is linked to several chooses among those, who has one is not asked. */
export function CompaniesField({ always }: { always?: boolean }): ReactNode {
  const { t } = useTranslation('admin');
  const { roleId } = useSession();
  const all = roleId === RoleId.superAdmin;
  const own = useQuery({ ...query(getLoginTenants, { query: {} }), enabled: !all });
  if (!all && !always && (own.data?.length ?? 0) < 2) return null;
  const open = own.data?.filter(({ status }) => status === CompanyStatus.active || status === CompanyStatus.trial) ?? [];
  const needed = { type: 'array' as const, required: true, min: 1, message: t('users.form.companiesNeeded') };
  return (
    <FormField name="companies" label={t('users.form.companies')} rules={[needed]}>
      {all ? <CompanyPicker /> : <OwnCompanies companies={open} loading={own.isPending} />}
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
