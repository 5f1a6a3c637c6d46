import type { CompanyOverview } from '@paga/contract/filing';
import { formatDate, Grid, missing, monthTitle, Tag, useKit } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './companies.css';

/** Where the payroll of a company stands. */
export type Standing = NonNullable<CompanyOverview['standing']>;

const DAY_MS = 86_400_000;
/** Civil dates are midnights of UTC here, which lie whole days apart. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** The month that a company works on with its state, and the oldest one that waits beside it. */
export function MonthOf({ standing }: { standing: Standing | null }): ReactNode {
  const { t } = useTranslation('shell');
  const { language } = useKit();
  if (!standing) return <span className="companies-late">{t('company.table.unread')}</span>;
  const { current, behind } = standing;
  return (
    <Grid as="span" gap={2} className="companies-month">
      <span>
        {monthTitle(current.month, current.year, language)}{' '}
        <Tag tone={current.state === 'open' ? 'info' : 'neutral'}>
          {t(`company.table.state.${current.state}`)}
        </Tag>
      </span>
      {behind.slice(0, 1).map((oldest) => (
        <span key="oldest" className="companies-late">
          {t(`company.table.waits.${oldest.next}`, {
            month: monthTitle(oldest.month, oldest.year, language),
            count: behind.length - 1,
          })}
        </span>
      ))}
    </Grid>
  );
}

/** What is due first: of an older month that waits, else of the month that people work on. */
function firstDue({ due, behind: [oldest] }: Standing): Standing['due'] {
  if (!oldest || (due && due.on <= oldest.due)) return due;
  return { kind: oldest.next === 'declare' ? 'declaration' : 'payment', on: oldest.due };
}

/** Whether a deadline of the company has passed. */
export function isLate(standing: Standing, today: string): boolean {
  const due = firstDue(standing);
  return due !== null && due.on < today;
}

/** The next deadline of a company; once it has passed, by how many days. */
export function DueOf({ standing, today }: { standing: Standing | null; today: string }): ReactNode {
  const { t } = useTranslation('shell');
  const due = standing && firstDue(standing);
  if (!due) return missing;
  const days = daysBetween(due.on, today);
  const date = formatDate(due.on);
  if (days <= 0) return <span>{t(`company.table.${due.kind}.ahead`, { date })}</span>;
  return <Tag tone="danger">{t(`company.table.${due.kind}.late`, { count: days, date })}</Tag>;
}
