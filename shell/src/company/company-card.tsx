import type { CompanyOverview } from '@paga/contract/filing';
import { CompanyStatus } from '@paga/contract/shapes';
import { Avatar, formatNumber, Tag } from '@paga/kit';
import type { Company } from '@paga/platform';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import './company.css';
import { DueOf, MonthOf, type Standing } from './company-standing.tsx';

/** What a card says of the payroll: undefined while it is asked for, null when it cannot be known. */
type Known = { overview: CompanyOverview; today: string } | null | undefined;

type CompanyCardProps = {
  company: Pick<Company, 'id' | 'name' | 'logo' | 'status'>;
  known: Known;
  busy: boolean;
  onChoose: () => void;
};

/** A company to choose: logo and name, its status when it is not an active one, and where its payroll stands. */
export function CompanyCard({ company, known, busy, onChoose }: CompanyCardProps): ReactNode {
  const { t } = useTranslation('shell');
  const standing = useId();
  const works = company.status === CompanyStatus.active || company.status === CompanyStatus.trial;
  return (
    <div className="company-card">
      <button
        type="button"
        className="company-card-head"
        aria-busy={busy || undefined}
        aria-describedby={standing}
        onClick={() => !busy && onChoose()}
      >
        <Avatar name={company.name} src={company.logo} size={48} mark />
        <span className="company-card-name">{company.name}</span>
        {company.status !== CompanyStatus.active && (
          <Tag tone={works ? 'info' : 'warning'}>{t(`company.status.${company.status}`)}</Tag>
        )}
      </button>
      {known !== null && (
        <div className="company-card-standing" id={standing}>
          {known && <Facts standing={known.overview.standing} today={known.today} />}
        </div>
      )}
    </div>
  );
}

function Facts({ standing, today }: { standing: Standing | null; today: string }): ReactNode {
  const { t } = useTranslation('shell');
  const heads = standing?.current.heads ?? 0;
  return (
    <>
      <MonthOf standing={standing} />
      {standing && <DueOf standing={standing} today={today} />}
      {standing && <span>{t('company.heads', { count: heads, heads: formatNumber(heads) })}</span>}
    </>
  );
}
