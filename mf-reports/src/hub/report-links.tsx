import { Card, Row } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The groups and where they are. */
export const REPORTS = [
  { key: 'management', path: '/reports/management/' },
  { key: 'employee', path: '/reports/employee/' },
  { key: 'taxAdministration', path: '/reports/tax-administration/' },
] as const;

/** The three groups of reports. */
export function ReportLinks(): ReactElement {
  const { t } = useTranslation('reports');
  return (
    <Row columns={280}>
      {REPORTS.map(({ key, path }) => (
        <Card key={key} title={<Link to={path}>{t(`hub.reports.${key}.title`)}</Link>}>
          {t(`hub.reports.${key}.hint`)}
        </Card>
      ))}
    </Row>
  );
}
