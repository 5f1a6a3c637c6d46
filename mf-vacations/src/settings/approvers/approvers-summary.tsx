import { query } from '@paga/client';
import { getLeaveApprovers } from '@paga/contract/requests';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** How many approvers are named, or that the office decides. */
export function ApproversSummary(): ReactNode {
  const { t } = useTranslation('vacations');
  const { id: tenantId } = useCompany();
  const { data } = useQuery({ ...query(getLeaveApprovers, { query: { tenantId } }), meta: { silent: true } });
  if (!data) return null;
  const count = data.named.length;
  return count === 0
    ? t('settings.leaveApprovers.summaryNone')
    : t('settings.leaveApprovers.summary', { count });
}
