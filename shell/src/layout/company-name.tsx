import { Avatar, Icon } from '@paga/kit';
import type { Company } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayChangeCompany } from '#company/use-companies.ts';

/** The company in view; for who has several the way to another one. */
export function CompanyName({ company }: { company: Company }): ReactNode {
  const { t } = useTranslation('shell');
  const mayChange = useMayChangeCompany();
  const named = (
    <>
      <Avatar name={company.name} src={company.logo} size={28} mark />
      <span className="frame-company-name">{company.name}</span>
    </>
  );
  if (!mayChange)
    return (
      <span className="frame-company" title={company.name}>
        {named}
      </span>
    );
  return (
    <Link
      to="/companyLogin"
      className="frame-company"
      aria-label={t('frame.otherCompany', { company: company.name })}
      title={t('frame.otherCompany', { company: company.name })}
    >
      {named}
      <Icon name="chevronDown" size={14} />
    </Link>
  );
}
