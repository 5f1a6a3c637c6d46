import { query } from '@paga/client';
import { getSignOffRule } from '@paga/contract/approvals';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether a second person signs off, in one line; and that somebody asks to switch it off. */
export function SignOffSummary(): ReactNode {
  const { t } = useTranslation('payroll');
  const { data } = useQuery({ ...query(getSignOffRule), meta: { silent: true } });
  if (!data) return null;
  if (data.off) return t('settings.signOff.asked.waits');
  return t(data.required ? 'settings.signOff.on' : 'settings.signOff.off');
}
