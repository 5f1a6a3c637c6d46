import { query } from '@paga/client';
import { getServiceAccounts, getServiceItems } from '@paga/contract/bookkeeping';
import { FormField, Grid, Select } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The contribution item and the expense account of a budget line, for a company with the bookkeeping service. */
export function LineAccounts({ at }: { at: number }): ReactNode {
  const { t } = useTranslation('employees');
  const { id: userId, hasQuickbooks } = useCompany();
  const of = { query: { userId } };
  // Failures of the two lists are only logged (spec 1 §8): the selects say that nothing was found.
  const items = useQuery({ ...query(getServiceItems, of), enabled: hasQuickbooks, meta: { silent: true } });
  const accounts = useQuery({
    ...query(getServiceAccounts, of),
    enabled: hasQuickbooks,
    meta: { silent: true },
  });
  if (!hasQuickbooks) return null;
  const empty = t('settings.projects.bookkeeping.empty');
  return (
    <Grid gap={[0, 12]} columns="repeat(auto-fit, minmax(200px, 1fr))">
      <FormField
        name={[at, 'contributionItemQuickbooksId']}
        label={t('settings.projects.line.contributionItem')}
      >
        <Select
          allowClear
          options={items.data?.value ?? []}
          notFoundContent={empty}
          loading={items.isPending}
        />
      </FormField>
      <FormField name={[at, 'expenseAccountQuickbooksId']} label={t('settings.projects.line.expenseAccount')}>
        <Select
          allowClear
          options={accounts.data?.value ?? []}
          notFoundContent={empty}
          loading={accounts.isPending}
        />
      </FormField>
    </Grid>
  );
}
