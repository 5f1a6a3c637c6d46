import { Dropdown, Row } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { monthInAddress } from '#address/month-in-address.ts';
import { useAddress } from '#address/use-address.ts';
import { GROUPS, pathOf, REPORT_GROUPS, REPORTS } from './reports.ts';

/** The eight reports beside the one that is shown; the month goes along. */
export function ReportRail(): ReactElement {
  const { t } = useTranslation('reports');
  const [search] = useAddress();
  const along = monthInAddress(search);
  return (
    <nav className="report-rail" aria-label={t('rail.label')}>
      <Link to={`/reports${along}`}>{t('rail.overview')}</Link>
      {GROUPS.map((group) => (
        <section key={group} aria-label={t(`rail.${group}`)}>
          <h2>{t(`rail.${group}`)}</h2>
          <ul>
            {REPORT_GROUPS[group].map((report) => (
              <li key={report.key}>
                <NavLink to={pathOf(report, along)}>{t(`report.${report.key}.title`)}</NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Where there is no room for the rail: the way back, and the others in a menu. */
export function OtherReports(): ReactElement {
  const { t } = useTranslation('reports');
  const [search] = useAddress();
  const navigate = useNavigate();
  const along = monthInAddress(search);
  const items = REPORTS.map((report) => ({
    key: report.key,
    label: t(`report.${report.key}.title`),
    onSelect: () => navigate(pathOf(report, along)),
  }));
  return (
    <Row justify="between">
      <Link to={`/reports${along}`}>{t('rail.overview')}</Link>
      <Dropdown label={t('rail.other')} variant="quiet" items={items} />
    </Row>
  );
}
