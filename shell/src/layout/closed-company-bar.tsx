import { isClosedCompany } from '@paga/contract/closed-company';
import { CompanyStatus, RoleId } from '@paga/contract/shapes';
import { Icon } from '@paga/kit';
import { useMaybeCompany, useSession } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that the shown company is suspended or expired, that it is read only, and what opens it again. */
export function ClosedCompanyBar(): ReactNode {
  const { t } = useTranslation('shell');
  const { roleId } = useSession();
  const company = useMaybeCompany();
  if (company === null || !isClosedCompany(company.status)) return null;
  return (
    <p className="frame-strip">
      <Icon name="lock" />
      <span>
        {t(company.status === CompanyStatus.suspended ? 'frame.closed.suspended' : 'frame.closed.expired', {
          company: company.name,
        })}{' '}
        {t(roleId === RoleId.superAdmin ? 'frame.closed.reopen' : 'frame.closed.ask')}
      </span>
    </p>
  );
}
