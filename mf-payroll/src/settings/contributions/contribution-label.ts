import type { settingNames } from '@paga/contract/company/setting-fields';
import { useTranslation } from 'react-i18next';

type Field = ReturnType<typeof settingNames<'contributions'>>[number];

/** Whose contribution a field is. */
export function useContributionLabel(): (field: Field) => string {
  const { t } = useTranslation('payroll');
  return (field) =>
    t(field === 'employerContribute' ? 'settings.contributions.employer' : 'settings.contributions.personal');
}
