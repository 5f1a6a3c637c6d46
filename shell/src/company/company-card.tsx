import type { CompanyOverview } from '@paga/contract/filing';
import { CompanyStatus } from '@paga/contract/shapes';
import { Avatar, formatNumber, Stack, Tag } from '@paga/kit';
import type { Company } from '@paga/platform';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import './company.css';
import { DueOf, MonthOf, type Standing } from './company-standing.tsx';
import { type MonthToDo, NextStep } from './next-step.tsx';

/** What a card says of the payroll: undefined while it is asked for, null when it cannot be known. */
type Known = { overview: CompanyOverview; today: string } | null | undefined;

type CompanyCardProps = {
  company: Pick<Company, 'id' | 'name' | 'logo' | 'status'>;
  known: Known;
  busy: boolean;
  /** The company that the person came from. */
  isShown: boolean;
  /** `month` is there when its next step was chosen. */
  onChoose: (month?: MonthToDo) => void;
};

/** A company to choose: logo and name, its status when it is not an active one, where its payroll stands and the next step. */
export function CompanyCard({ company, known, busy, isShown, onChoose }: CompanyCardProps): ReactNode {
  const { t } = useTranslation('shell');
  const id = useId();
  const works = company.status === CompanyStatus.active || company.status === CompanyStatus.trial;
  return (
    <Stack gap={12} align="stretch" className="company-card">
      <button
        type="button"
        className="company-card-head"
        aria-busy={busy || undefined}
        aria-describedby={`${id}-shown ${id}-standing`}
        onClick={() => !busy && onChoose()}
      >
        <Avatar name={company.name} src={company.logo} size={48} mark />
        <span className="company-card-name" id={`${id}-name`}>
          {company.name}
        </span>
        {isShown && (
          <span id={`${id}-shown`} aria-hidden="true">
            <Tag tone="brand">{t('company.shown')}</Tag>
          </span>
        )}
        {company.status !== CompanyStatus.active && (
          <Tag tone={works ? 'info' : 'warning'}>{t(`company.status.${company.status}`)}</Tag>
        )}
      </button>
      {known !== null && (
        <div className="company-card-standing" id={`${id}-standing`}>
          {known && <Facts standing={known.overview.standing} today={known.today} />}
        </div>
      )}
      {known?.overview.standing && (
        <div className="company-card-next">
          <NextStep
            standing={known.overview.standing}
            today={known.today}
            companyNameId={`${id}-name`}
            onTake={(month) => !busy && onChoose(month)}
          />
        </div>
      )}
    </Stack>
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
