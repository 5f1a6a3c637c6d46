import { query } from '@paga/client';
import { OWN_PARTS } from '@paga/contract/own/parts';
import { getOwnPageSettings } from '@paga/contract/own/settings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Off, or which parts are on. */
export function OwnPageSummary(): ReactNode {
  const { t } = useTranslation('employees');
  const { data } = useQuery({ ...query(getOwnPageSettings), meta: { silent: true } });
  if (!data) return null;
  if (!data.page) return t('settings.ownPage.off');
  const parts = OWN_PARTS.filter((part) => data[part]).map((part) => t(`settings.ownPage.part.${part}`));
  return parts.length > 0 ? parts.join(', ') : t('settings.ownPage.empty');
}
