import { CompanyStatus } from '@paga/contract/shapes';
import { Tag } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const LOOK = {
  [CompanyStatus.active]: { tone: 'success', text: 'contactInfo.status.active' },
  [CompanyStatus.trial]: { tone: 'info', text: 'contactInfo.status.trial' },
  [CompanyStatus.suspended]: { tone: 'warning', text: 'contactInfo.status.suspended' },
  [CompanyStatus.expired]: { tone: 'danger', text: 'contactInfo.status.expired' },
} as const;

/** Whether a company works, in a word. */
export function CompanyStatusTag({ status }: { status: CompanyStatus }): ReactElement {
  const { t } = useTranslation('admin');
  return <Tag tone={LOOK[status].tone}>{t(LOOK[status].text)}</Tag>;
}
