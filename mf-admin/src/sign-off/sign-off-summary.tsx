import { query } from '@paga/client';
import { getSignOffRule } from '@paga/contract/approvals';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether a second person signs off, in one line. */
export function SignOffSummary(): ReactNode {
  const { t } = useTranslation('admin');
  const { data } = useQuery({ ...query(getSignOffRule), meta: { silent: true } });
  return data ? t(data.required ? 'signOff.on' : 'signOff.off') : null;
}
