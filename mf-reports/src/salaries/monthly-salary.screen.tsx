import { call, query } from '@paga/client';
import {
  exportMonthlySalary,
  getMonthlySalary,
  getMonthlySalaryPdf,
  sendMonthlySalary,
} from '@paga/contract/reports/salaries';
import { MonthPicker, monthTitle, useKit } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useCallback } from 'react';
import { useAddress } from '#address/use-address.ts';
import { NameFilter, useNameChips } from '#frame/name-filter.tsx';
import { payslipAt, sumAt } from '#frame/opens.tsx';
import { asReport } from '#frame/report-body.tsx';
import { NoFigures } from '#months/no-figures.tsx';
import { OpenMonths } from '#months/open-months.tsx';
import { useReportMonth } from '#months/use-report-month.ts';
import { SalaryPage } from './salary-page.tsx';

/** What each person earned in a month. */
export function MonthlySalaryScreen(): ReactElement {
  const { language } = useKit();
  const { id: tenantId } = useCompany();
  const mayMail = useMayCall('sendMonthlySalary');
  const [search, change] = useAddress();
  const { month, setMonth, isKnown } = useReportMonth();
  const name = search.get('name') ?? '';
  const body = { tenantId, ...month, name };
  const { month: number, year } = month;
  const opens = useCallback(
    (employeeId: number) => payslipAt(employeeId, { month: number, year }),
    [number, year],
  );
  const opensTotal = useCallback((amount: string) => sumAt({ month: number, year }, amount), [number, year]);
  return (
    <SalaryPage
      name="monthlySalary"
      period={monthTitle(month.month, month.year, language)}
      filters={
        <>
          <MonthPicker value={month} onChange={setMonth} />
          <NameFilter name={name} onChange={change} />
        </>
      }
      chips={useNameChips(name, change)}
      report={useQuery({ ...query(getMonthlySalary, { body }), ...asReport, enabled: isKnown })}
      pdf={() => call(getMonthlySalaryPdf, { body })}
      excel={() => call(exportMonthlySalary, { body })}
      send={
        mayMail &&
        ((employeeIds, email) => call(sendMonthlySalary, { body: { ...body, employeeIds, email } }))
      }
      opens={opens}
      opensTotal={opensTotal}
      note={<OpenMonths {...month} />}
      nothing={<NoFigures month={month} />}
    />
  );
}
