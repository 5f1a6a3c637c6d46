import { call, query } from '@paga/client';
import { getAnnualSalary } from '@paga/contract/reports/salaries';
import {
  getStatistics,
  getStatisticsExcel,
  getStatisticsPdf,
  sendContributions,
} from '@paga/contract/reports/statistics';
import { EmptyState, YearPicker } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { numberIn, useAddress } from '#address/use-address.ts';
import { useYear } from '#address/use-month.ts';
import { EmployeePicker } from '#frame/employee-picker.tsx';
import { ReportActions } from '#frame/report-actions.tsx';
import { asReport, isIdle, ReportBody } from '#frame/report-body.tsx';
import { ReportWindow } from '#frame/report-window.tsx';
import { BOOK_AMOUNTS } from '#statistics/month-columns.tsx';
import { calculatedIn, YearTable } from '#statistics/year-table.tsx';

/** The contributions that were paid for a person in a year, by months. */
export function ContributionsBookModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('reports');
  const { id: tenantId } = useCompany();
  const mayMail = useMayCall('sendContributions');
  const [search, change] = useAddress();
  const [year, setYear] = useYear();
  const employeeId = numberIn(search, 'employee', 1, Number.MAX_SAFE_INTEGER) ?? null;
  const paid = useQuery({ ...query(getAnnualSalary, { body: { tenantId, year } }), ...asReport });
  const body = { tenantId, year, employeeId };
  const book = useQuery({
    ...query(getStatistics, { body }),
    meta: asReport.meta,
    enabled: employeeId !== null,
  });
  const people = paid.data?.employees.map((row) => ({ id: row.employeeId, name: row.employeeName })) ?? [];
  const title = t('contributionsBook.title');
  const name = people.find(({ id }) => id === employeeId)?.name ?? '';
  const send = (email: string) =>
    call(sendContributions, { body: { tenantId, year, employeeIds: [employeeId ?? 0], email } });
  return (
    <ReportWindow
      title={title}
      filters={
        <>
          <EmployeePicker
            value={employeeId}
            people={people}
            loading={paid.isPending}
            onChange={(employee) => change({ employee })}
          />
          <YearPicker value={year} onChange={setYear} />
        </>
      }
      onClose={onClose}
      actions={
        <ReportActions
          pdf={() => call(getStatisticsPdf, { body })}
          excel={() => call(getStatisticsExcel, { body })}
          mail={mayMail && { title, send }}
          warning={employeeId === null ? t('contributionsBook.employeeFirst') : undefined}
          idle={employeeId !== null && isIdle(book, calculatedIn(book.data))}
        />
      }
    >
      <ReportBody report={paid}>
        {() => {
          if (people.length === 0 && employeeId === null)
            return <EmptyState title={t('frame.noInformation')} />;
          if (employeeId === null) return <EmptyState title={t('contributionsBook.chooseEmployee')} />;
          return (
            <ReportBody report={book}>
              {(statistics) => (
                <YearTable
                  title={`${title} · ${name}`}
                  period={String(year)}
                  statistics={statistics}
                  amounts={BOOK_AMOUNTS}
                />
              )}
            </ReportBody>
          );
        }}
      </ReportBody>
    </ReportWindow>
  );
}
