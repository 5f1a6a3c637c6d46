import { CompanyStatus } from '@paga/contract/shapes';
import { Tag } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const LOOK = {
  [CompanyStatus.active]: { tone: 'success', text: 'ownCompany.status.active' },
  [CompanyStatus.trial]: { tone: 'info', text: 'ownCompany.status.trial' },
  [CompanyStatus.suspended]: { tone: 'warning', text: 'ownCompany.status.suspended' },
  [CompanyStatus.expired]: { tone: 'danger', text: 'ownCompany.status.expired' },
} as const;

/** Whether a company works, in a word. */
export function CompanyStatusTag({ status }: { status: CompanyStatus }): ReactElement {
  const { t } = useTranslation('admin');
  return <Tag tone={LOOK[status].tone}>{t(LOOK[status].text)}</Tag>;
}
