import { Card, Grid } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GROUP_PATHS, REPORTS } from '#groups/reports.ts';
import './hub.css';

/** The groups that the hub leads to. */
export const GROUPS = ['management', 'employee', 'taxAdministration'] as const;

/** Each group with its reports; those behind the page of the electronic declaration stand here too. */
const LISTED = {
  management: REPORTS.management,
  employee: REPORTS.employee,
  taxAdministration: [REPORTS.taxAdministration[0], ...REPORTS.edi],
} as const;

/** The three groups of reports and all eight reports, each a press away. `search`: the month that goes along. */
export function ReportLinks({ search }: { search: string }): ReactElement {
  const { t } = useTranslation('reports');
  return (
    <Grid columns={280}>
      {GROUPS.map((group) => (
        <Card
          key={group}
          title={<Link to={`${GROUP_PATHS[group].path}${search}`}>{t(`navigation.${group}`)}</Link>}
        >
          <Grid as="ul" gap={10} className="hub-reports">
            {LISTED[group].map(({ key, path }) => (
              <Grid as="li" gap={0} key={key}>
                <Link to={`${path}${search}`}>{t(`groups.${key}.title`)}</Link>
                <span className="paga-hint">{t(`groups.${key}.hint`)}</span>
              </Grid>
            ))}
          </Grid>
        </Card>
      ))}
    </Grid>
  );
}
