import type { SalaryReport } from '@paga/contract/reports/salaries';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chip } from '#frame/filter-chips.tsx';
import { PeopleTable } from '#frame/people-table.tsx';
import { type MakeFile, ReportActions } from '#frame/report-actions.tsx';
import { isIdle, ReportBody } from '#frame/report-body.tsx';
import { ReportPage } from '#frame/report-page.tsx';
import { SalaryLine } from '#frame/salary-line.tsx';
import { useChoice } from '#frame/use-choice.ts';
import { SalarySplit } from './salary-split.tsx';
import { personKey, useSalaryColumns, useSalaryTotals } from './use-salary-columns.tsx';

type SalaryPageProps = {
  name: 'monthlySalary' | 'yearlySalary';
  period: string;
  filters: ReactNode;
  chips?: readonly Chip[];
  report: UseQueryResult<SalaryReport>;
  pdf: MakeFile;
  excel: MakeFile;
  send: ((employeeIds: number[], email: string) => Promise<unknown>) | false;
  /** What a person's amounts are made of, and a total of everybody; the same between renders. */
  opens: (employeeId: number) => string;
  opensTotal: (amount: string) => string | undefined;
  /** What is to be known of the figures. */
  note: ReactNode;
  /** What stands where nobody was paid. */
  nothing: ReactNode;
};

const none = [] as const;

/** Salaries by person over a time: totals follow what is ticked, and what is ticked is mailed. */
export function SalaryPage(props: SalaryPageProps): ReactElement {
  const { name, period, filters, chips = none, report, pdf, excel, send, opens, opensTotal } = props;
  const { t } = useTranslation('reports');
  const title = t(`report.${name}.title`);
  const people = report.data?.employees ?? none;
  const { selection, chosen } = useChoice(people, personKey);
  const columns = useSalaryColumns(report.data, opens);
  const isWhole = chosen.length === 0 && chips.length === 0;
  const { sums, totals } = useSalaryTotals(
    chosen.length > 0 ? chosen : people,
    isWhole ? opensTotal : undefined,
  );
  const mail = send && {
    title,
    hint: t('frame.mail.chosen', { count: chosen.length }),
    send: (email: string) => send(chosen.map(personKey), email),
    warning: chosen.length === 0 ? t('frame.chooseRow') : undefined,
  };
  const actions = <ReportActions pdf={pdf} excel={excel} mail={mail} idle={isIdle(report, people.length)} />;
  return (
    <ReportPage report={name} {...{ period, filters, chips, actions }} note={props.note}>
      <ReportBody report={report}>
        {({ employees, totals: ofAll }) => (
          <div className="report-people">
            <PeopleTable
              title={title}
              period={period}
              rows={employees}
              columns={columns}
              rowKey={personKey}
              totals={totals}
              selection={selection}
              leading="netto"
              note={<SalaryLine sums={sums} />}
              filtered={chips.length > 0}
              nothing={props.nothing}
            />
            {employees.length > 0 && (
              <SalarySplit label={t('salaries.split', { period })} totals={ofAll} period={period} />
            )}
          </div>
        )}
      </ReportBody>
    </ReportPage>
  );
}
