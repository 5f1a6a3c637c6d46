import { CompanyStatus } from '@paga/contract/shapes';
import { Avatar, Tag } from '@paga/kit';
import type { Company } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './company.css';

type CompanyCardProps = {
  company: Pick<Company, 'id' | 'name' | 'logo' | 'status'>;
  busy: boolean;
  onChoose: () => void;
};

/** A company to choose: logo and name; its status when it is not an active one. */
export function CompanyCard({ company, busy, onChoose }: CompanyCardProps): ReactNode {
  const { t } = useTranslation('shell');
  const works = company.status === CompanyStatus.active || company.status === CompanyStatus.trial;
  return (
    <button
      type="button"
      className="company-card"
      aria-busy={busy || undefined}
      onClick={() => !busy && onChoose()}
    >
      <Avatar name={company.name} src={company.logo} size={48} mark />
      <span className="company-card-name">{company.name}</span>
      {company.status !== CompanyStatus.active && (
        <Tag tone={works ? 'info' : 'warning'}>{t(`company.status.${company.status}`)}</Tag>
      )}
    </button>
  );
}
