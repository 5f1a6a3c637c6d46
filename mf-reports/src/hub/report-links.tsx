import { Card, Row } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GROUP_PATHS } from '#groups/reports.ts';

/** The groups that the hub leads to. */
export const GROUPS = ['management', 'employee', 'taxAdministration'] as const;

/** The three groups of reports. */
export function ReportLinks(): ReactElement {
  const { t } = useTranslation('reports');
  return (
    <Row columns={280}>
      {GROUPS.map((group) => (
        <Card key={group} title={<Link to={GROUP_PATHS[group].path}>{t(`navigation.${group}`)}</Link>}>
          {t(`hub.reports.${group}`)}
        </Card>
      ))}
    </Row>
  );
}
