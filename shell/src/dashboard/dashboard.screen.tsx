import { Button, Card, EmptyState, Grid, Page } from '@paga/kit';
import { type CardRoom, Extension, useMaybeCompany, useMayCall, useSession } from '@paga/platform';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ChooseCompany } from '#company/choose-company.tsx';
import { CompaniesOverview } from '#company/companies-overview.tsx';
import { useCompanyCount } from '#company/use-companies.ts';
import './dashboard.css';
import { Later } from './later.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { ToDo } from './to-do.tsx';

/** A card that takes more of the row stands beside two below one another. */
const HALF = 6;
/** So many companies are found without a search. */
const FEW = 5;

const roomOf = (room: CardRoom | undefined): CSSProperties =>
  Object.fromEntries(Object.entries(room ?? {}).map(([size, pixels]) => [`--room-${size}`, `${pixels}px`]));

/** Where a super admin adds a company. */
function AddCompany(): ReactNode {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  if (!useMayCall('createTenant')) return null;
  return (
    <Button
      variant="primary"
      icon="plus"
      onClick={() => navigate('/configurations?tab=companies&add=company')}
    >
      {t('company.add')}
    </Button>
  );
}

/** The main page: the month, what is to be done and who is away, shortcuts, then the cards the remotes offer; each card loads and fails by itself. */
export function DashboardScreen(): ReactNode {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const company = useMaybeCompany();
  const companies = useCompanyCount();
  if (!company)
    return <ChooseCompany title={t('dashboard.welcome', { name: user.name })} extra={<AddCompany />} />;
  // A company's first account is called as the company until somebody is named: that is nobody to greet.
  const isOfCompany = user.name === company.name;
  return (
    <Page
      title={isOfCompany ? t('dashboard.welcomeHere') : t('dashboard.welcome', { name: user.name })}
      hint={t('dashboard.hint', { company: company.name })}
    >
      {companies > 1 && (
        <Card title={t('company.table.title')}>
          <CompaniesOverview searched={companies > FEW} />
        </Card>
      )}
      <div key={company.id} className="dashboard-home">
        <Extension
          point="home"
          wrap={({ key, room, children }) => (
            <div key={key} className="dashboard-room" style={roomOf(room)}>
              {children}
            </div>
          )}
        />
        <div className="dashboard-next">
          <ToDo />
          <Extension
            point="today"
            wrap={({ key, width, children }) => (
              <div key={key} className="dashboard-today" style={{ flexGrow: width }}>
                {children}
              </div>
            )}
          />
        </div>
      </div>
      <Shortcuts />
      <Grid align="start" columns="repeat(12, minmax(0, 1fr))" className="dashboard-grid">
        <Extension
          key={company.id}
          point="dashboard"
          fallback={<EmptyState title={t('dashboard.empty')} hint={t('dashboard.emptyHint')} />}
          wrap={({ key, width, room, children }) => (
            <div
              key={key}
              className={`dashboard-cell dashboard-room${width > HALF ? ' dashboard-cell-wide' : ''}`}
              style={{ ...roomOf(room), '--dashboard-width': width } as CSSProperties}
            >
              <Later>{children}</Later>
            </div>
          )}
        />
      </Grid>
    </Page>
  );
}
