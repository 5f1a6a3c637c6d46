import type { EndPreview } from '@paga/contract/employees';
import { formatDate } from '@paga/kit';
import { useTranslation } from 'react-i18next';

/** Why somebody's employment cannot be ended so, in words. */
export function useRefusalText(): (refusal: NonNullable<EndPreview['refusal']>) => string {
  const { t } = useTranslation('employees');
  return ({ code, detail }) =>
    t(`leaving.refusal.${code}`, {
      detail: code === 'contractEnded' || code === 'endBeforeStart' ? formatDate(detail) : detail,
    });
}
