import { call, query } from '@paga/client';
import { AMOUNTS } from '@paga/contract/reports/amounts';
import {
  getPaidEmployees,
  getStatistics,
  getStatisticsExcel,
  getStatisticsPdf,
  sendContributions,
} from '@paga/contract/reports/statistics';
import { EmptyState, Stack } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { payslipAt } from '#frame/opens.tsx';
import { nameOf, PersonPage, usePersonOfYear } from '#frame/person-page.tsx';
import { ReportActions } from '#frame/report-actions.tsx';
import { asReport, isIdle, ReportBody } from '#frame/report-body.tsx';
import { OpenNote } from '#months/open-months.tsx';
import { openIn } from '#months/use-statistics.ts';
import { calculatedIn, YearTable } from '#statistics/year-table.tsx';

/** The contributions that were paid for a person in a year, by months. */
export function ContributionsBookScreen(): ReactElement {
  const { t } = useTranslation('reports');
  const { id: tenantId } = useCompany();
  const mayMail = useMayCall('sendContributions');
  const { employeeId, year } = usePersonOfYear();
  const paid = useQuery({ ...query(getPaidEmployees, { query: { tenantId, year } }), ...asReport });
  const body = { tenantId, year, employeeId };
  const book = useQuery({
    ...query(getStatistics, { body }),
    meta: asReport.meta,
    enabled: employeeId !== null,
  });
  const title = t('report.contributionsBook.title');
  const send = (email: string) =>
    call(sendContributions, { body: { tenantId, year, employeeIds: [employeeId ?? 0], email } });
  return (
    <PersonPage
      report="contributionsBook"
      people={paid.data}
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
        {(people) => {
          if (employeeId === null) {
            const nobody = people.length === 0;
            return (
              <EmptyState title={t(nobody ? 'frame.noInformation' : 'contributionsBook.chooseEmployee')} />
            );
          }
          return (
            <ReportBody report={book}>
              {(statistics) => (
                <Stack>
                  <OpenNote year={year} months={openIn(statistics)} />
                  <YearTable
                    title={`${title} · ${nameOf(people, employeeId)}`}
                    year={year}
                    statistics={statistics}
                    amounts={AMOUNTS}
                    opens={(month) => payslipAt(employeeId, { month, year })}
                  />
                </Stack>
              )}
            </ReportBody>
          );
        }}
      </ReportBody>
    </PersonPage>
  );
}
