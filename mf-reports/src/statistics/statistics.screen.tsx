import { call, query } from '@paga/client';
import { statisticsColumns } from '@paga/contract/reports/amounts';
import {
  getStatistics,
  getStatisticsExcel,
  getStatisticsPdf,
  sendStatistics,
} from '@paga/contract/reports/statistics';
import { YearPicker } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useYear } from '#address/use-month.ts';
import { monthAt } from '#frame/opens.tsx';
import { ReportActions } from '#frame/report-actions.tsx';
import { asReport, isIdle, ReportBody } from '#frame/report-body.tsx';
import { ReportPage } from '#frame/report-page.tsx';
import { OpenMonths } from '#months/open-months.tsx';
import { StatisticsChart } from './statistics-chart.tsx';
import { calculatedIn, YearTable } from './year-table.tsx';

/** The sums of a company's months of a year. */
export function StatisticsScreen(): ReactElement {
  const { t } = useTranslation('reports');
  const { id: tenantId } = useCompany();
  const mayMail = useMayCall('sendStatistics');
  const [year, setYear] = useYear();
  const body = { tenantId, year };
  const report = useQuery({ ...query(getStatistics, { body }), ...asReport });
  const title = t('report.statistics.title');
  const mail = mayMail && {
    title,
    send: (email: string) => call(sendStatistics, { body: { ...body, email } }),
  };
  return (
    <ReportPage
      report="statistics"
      period={String(year)}
      filters={<YearPicker value={year} onChange={setYear} />}
      note={<OpenMonths year={year} />}
      actions={
        <ReportActions
          pdf={() => call(getStatisticsPdf, { body })}
          excel={() => call(getStatisticsExcel, { body })}
          mail={mail}
          idle={isIdle(report, calculatedIn(report.data))}
        />
      }
    >
      <ReportBody report={report}>
        {(statistics) => (
          <div className="report-beside">
            <YearTable
              title={title}
              year={year}
              statistics={statistics}
              amounts={statisticsColumns(statistics)}
              opens={(month) => monthAt({ month, year })}
              opensTotal={`/reports/yearly-salary?year=${year}`}
            />
            {calculatedIn(statistics) > 0 && <StatisticsChart statistics={statistics} year={year} />}
          </div>
        )}
      </ReportBody>
    </ReportPage>
  );
}
