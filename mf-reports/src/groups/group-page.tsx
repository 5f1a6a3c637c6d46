import { Card, Grid, Icon, Page } from '@paga/kit';
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { monthInAddress } from '#address/month-in-address.ts';
import { useAddress } from '#address/use-address.ts';
import { GROUP_PATHS, type Group, REPORTS } from './reports.ts';

type Window = ComponentType<{ onClose: () => void }>;

type GroupPageProps = {
  group: Group;
  /** The windows of its reports, by their key. */
  windows: Record<string, Window>;
  /** Cards beside those of the reports. */
  children?: ReactNode;
  /** What stands below the cards. */
  below?: ReactNode;
};

/** A group of reports: a card for each, and the window of the one whose address stands in the browser. */
export function GroupPage({ group, windows, children, below }: GroupPageProps): ReactElement {
  const { t } = useTranslation('reports');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search] = useAddress();
  const along = monthInAddress(search);
  const { path, back } = GROUP_PATHS[group];
  const open = REPORTS[group].find((report) => report.path === pathname.replace(/\/$/, ''));
  const shown = open && windows[open.key];
  return (
    <Page
      title={t(`navigation.${group}`)}
      back={
        <Link to={`${back}${along}`}>
          <Icon name="arrowLeft" size={12} />{' '}
          {t(back === '/reports' ? 'groups.toReports' : 'navigation.taxAdministration')}
        </Link>
      }
    >
      <Grid columns={280}>
        {REPORTS[group].map((report) => (
          <Card
            key={report.key}
            title={<Link to={`${report.path}${along}`}>{t(`groups.${report.key}.title`)}</Link>}
          >
            {t(`groups.${report.key}.hint`)}
          </Card>
        ))}
        {children}
      </Grid>
      {below}
      {shown && createElement(shown, { onClose: () => navigate(`${path}${along}`) })}
    </Page>
  );
}
