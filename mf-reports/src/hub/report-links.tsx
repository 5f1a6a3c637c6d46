import { Grid } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GROUPS, pathOf, REPORT_GROUPS } from '#frame/reports.ts';
import './hub.css';

/** All eight reports, each a press away. `search`: the month that goes along. */
export function ReportLinks({ search }: { search: string }): ReactElement {
  const { t } = useTranslation('reports');
  return (
    <nav className="hub-reports" aria-label={t('navigation.reports')}>
      {GROUPS.map((group) => (
        <section key={group} aria-label={t(`rail.${group}`)}>
          <h2>{t(`rail.${group}`)}</h2>
          <Grid as="ul" columns={220} gap={12}>
            {REPORT_GROUPS[group].map((report) => (
              <li key={report.key} className="hub-report">
                <Link to={pathOf(report, search)}>{t(`report.${report.key}.title`)}</Link>
                <span className="paga-hint">{t(`report.${report.key}.hint`)}</span>
              </li>
            ))}
          </Grid>
        </section>
      ))}
    </nav>
  );
}
