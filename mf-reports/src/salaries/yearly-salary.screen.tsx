import { call, query } from '@paga/client';
import {
  exportAnnualSalary,
  getAnnualSalary,
  getAnnualSalaryPdf,
  sendAnnualSalary,
} from '@paga/contract/reports/salaries';
import { YearPicker } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useCallback } from 'react';
import { useYear } from '#address/use-month.ts';
import { bookAt } from '#frame/opens.tsx';
import { asReport } from '#frame/report-body.tsx';
import { NoFiguresOfYear } from '#months/no-figures.tsx';
import { OpenMonths } from '#months/open-months.tsx';
import { SalaryPage } from './salary-page.tsx';

/** What each person earned in a year. */
export function YearlySalaryScreen(): ReactElement {
  const { id: tenantId } = useCompany();
  const mayMail = useMayCall('sendAnnualSalary');
  const [year, setYear] = useYear();
  const body = { tenantId, year };
  return (
    <SalaryPage
      name="yearlySalary"
      period={String(year)}
      filters={<YearPicker value={year} onChange={setYear} />}
      report={useQuery({ ...query(getAnnualSalary, { body }), ...asReport })}
      pdf={() => call(getAnnualSalaryPdf, { body })}
      excel={() => call(exportAnnualSalary, { body })}
      send={
        mayMail && ((employeeIds, email) => call(sendAnnualSalary, { body: { ...body, employeeIds, email } }))
      }
      opens={useCallback((employeeId: number) => bookAt(employeeId, year), [year])}
      opensTotal={useCallback(() => `/reports/monthly-statistics?year=${year}`, [year])}
      note={<OpenMonths year={year} />}
      nothing={<NoFiguresOfYear year={year} />}
    />
  );
}
