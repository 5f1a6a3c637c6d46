import { query } from '@paga/client';
import { getSectors } from '@paga/contract/employees/sectors';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const NAMED = 3;

/** The first sectors by name, and how many more there are. */
export function SectorsSummary(): ReactNode {
  const { t } = useTranslation('employees');
  const { id } = useCompany();
  const { data } = useQuery({ ...query(getSectors, { query: { tenantId: id } }), meta: { silent: true } });
  if (!data) return null;
  if (data.length === 0) return t('settings.sectors.empty');
  const names = data
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ');
  return data.length > NAMED ? t('settings.sectors.more', { names, count: data.length - NAMED }) : names;
}
