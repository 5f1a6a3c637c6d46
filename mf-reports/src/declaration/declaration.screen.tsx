import { call, query } from '@paga/client';
import { exportElectronicDeclaration, getElectronicDeclaration } from '@paga/contract/reports/declaration';
import { MonthPicker, monthTitle, useKit } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PeopleTable } from '#frame/people-table.tsx';
import { ReportActions } from '#frame/report-actions.tsx';
import { asReport, isIdle, ReportBody } from '#frame/report-body.tsx';
import { ReportPage } from '#frame/report-page.tsx';
import { NoFigures } from '#months/no-figures.tsx';
import { OpenMonths } from '#months/open-months.tsx';
import { useReportMonth } from '#months/use-report-month.ts';
import { useStatistics } from '#months/use-statistics.ts';
import { DeclaredMonths } from './declared-months.tsx';
import { LineOfMonth } from './line-of-month.tsx';
import { Portal } from './portal.tsx';
import { declarationKey, useDeclarationColumns, useDeclarationTotals } from './use-declaration-columns.tsx';

const none = [] as const;

/** The wage list of a month as it is declared to the tax administration. */
export function DeclarationScreen(): ReactElement {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  const { id: tenantId } = useCompany();
  const mayRead = useMayCall('getMonthOverview');
  const { month, setMonth, isKnown } = useReportMonth();
  const asked = { tenantId, ...month };
  const report = useQuery({
    ...query(getElectronicDeclaration, { query: asked }),
    ...asReport,
    enabled: isKnown,
  });
  const statistics = useStatistics(month.year);
  // What stands below the table waits for it and for its line: it would be seen to move.
  const isPlaced = !report.isPending && !statistics.isPending;
  const columns = useDeclarationColumns(month);
  const totals = useDeclarationTotals(report.data ?? none, month);
  const title = t('report.declaration.title');
  const period = monthTitle(month.month, month.year, language);
  return (
    <ReportPage
      report="declaration"
      period={period}
      filters={<MonthPicker value={month} onChange={setMonth} />}
      note={<OpenMonths {...month} />}
      actions={
        <ReportActions
          excel={() => call(exportElectronicDeclaration, { body: asked })}
          idle={isIdle(report, report.data?.length ?? 0)}
        />
      }
    >
      <ReportBody report={report}>
        {(rows) => (
          <PeopleTable
            title={title}
            period={period}
            rows={rows}
            columns={columns}
            rowKey={declarationKey}
            totals={totals}
            leading="gross"
            note={<LineOfMonth rows={rows} month={month} />}
            nothing={<NoFigures month={month} />}
          />
        )}
      </ReportBody>
      {isPlaced && <Portal />}
      {isPlaced && mayRead && <DeclaredMonths />}
    </ReportPage>
  );
}
