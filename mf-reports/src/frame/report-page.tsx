import { Page, Row, useNarrow } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Chip, FilterChips } from './filter-chips.tsx';
import { OtherReports, ReportRail } from './report-rail.tsx';
import type { ReportKey } from './reports.ts';
import './frame.css';

type ReportPageProps = {
  report: ReportKey;
  /** Of which month, year or days, and of whom. */
  period: string;
  /** What narrows the report; it stands in the address. */
  filters?: ReactNode;
  chips?: readonly Chip[];
  /** What is to be known of the figures, above them. */
  note?: ReactNode;
  /** Download, mail, print. */
  actions: ReactNode;
  children: ReactNode;
};

/** The page of a report: the others at its side, one bar of period and filters, what it shows, and what can be done with it. */
export function ReportPage({
  report,
  period,
  filters,
  chips = [],
  note,
  actions,
  children,
}: ReportPageProps): ReactElement {
  const { t } = useTranslation('reports');
  const isNarrow = useNarrow();
  const title = t(`report.${report}.title`);
  return (
    <div className="report-place">
      {!isNarrow && <ReportRail />}
      <Page
        wide
        title={<span data-title={`${title}: ${period}`}>{title}</span>}
        back={isNarrow && <OtherReports />}
        extra={actions}
      >
        <Row gap={[8, 12]} className="report-filters">
          {filters}
          <FilterChips chips={chips} />
        </Row>
        {note}
        {children}
      </Page>
    </div>
  );
}
