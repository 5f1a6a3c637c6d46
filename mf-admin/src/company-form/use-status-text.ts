import type { CompanyStatus } from '@paga/contract/shapes';
import { useTranslation } from 'react-i18next';

const KEYS = { 1: 'active', 2: 'trial', 3: 'suspended', 4: 'expired' } as const satisfies Record<
  CompanyStatus,
  string
>;

/** Whether a company works, in a word. */
export function useStatusText(): (status: CompanyStatus) => string {
  const { t } = useTranslation('admin');
  return (status) => t(`ownCompany.status.${KEYS[status]}`);
}
