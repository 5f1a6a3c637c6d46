import { call, query } from '@paga/client';
import { byAmount, SALARY_AMOUNTS } from '@paga/contract/reports/amounts';
import {
  exportAnnualSalary,
  getAnnualSalary,
  getAnnualSalaryPdf,
  type SalaryReport,
  sendAnnualSalary,
} from '@paga/contract/reports/salaries';
import { YearPicker } from '@paga/kit';
import { matchesText, useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useCallback } from 'react';
import { useAddress } from '#address/use-address.ts';
import { useYear } from '#address/use-month.ts';
import { sumOf } from '#frame/amounts.ts';
import { NameFilter, useNameChips } from '#frame/name-filter.tsx';
import { bookAt } from '#frame/opens.tsx';
import { asReport } from '#frame/report-body.tsx';
import { NoFiguresOfYear } from '#months/no-figures.tsx';
import { OpenMonths } from '#months/open-months.tsx';
import { SalaryPage } from './salary-page.tsx';
import { deductionsOf, personKey } from './use-salary-columns.tsx';

/** Those with this in their name, and their sums. */
function peopleNamed(report: SalaryReport, name: string): SalaryReport {
  if (name === '') return report;
  const employees = report.employees.filter(({ employeeName }) => matchesText(name, employeeName));
  const sums = byAmount(SALARY_AMOUNTS, (amount) => sumOf(employees, (row) => row[amount] ?? 0));
  return { employees, totals: { ...sums, deductions: sumOf(employees, deductionsOf) } };
}

/** What each person earned in a year. */
export function YearlySalaryScreen(): ReactElement {
  const { id: tenantId } = useCompany();
  const mayMail = useMayCall('sendAnnualSalary');
  const [year, setYear] = useYear();
  const [search, change] = useAddress();
  const name = search.get('name') ?? '';
  const body = { tenantId, year };
  const select = useCallback((report: SalaryReport) => peopleNamed(report, name), [name]);
  const report = useQuery({ ...query(getAnnualSalary, { body }), ...asReport, select });
  // The files have whom the screen lists.
  const listed = { ...body, ...(name && { employeeIds: report.data?.employees.map(personKey) ?? [] }) };
  return (
    <SalaryPage
      name="yearlySalary"
      period={String(year)}
      filters={
        <>
          <YearPicker value={year} onChange={setYear} />
          <NameFilter name={name} onChange={change} />
        </>
      }
      chips={useNameChips(name, change)}
      report={report}
      pdf={() => call(getAnnualSalaryPdf, { body: listed })}
      excel={() => call(exportAnnualSalary, { body: listed })}
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
