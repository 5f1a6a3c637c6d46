import type { SalaryReport } from '@paga/contract/reports/salaries';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chip } from '#frame/filter-chips.tsx';
import { PeopleTable } from '#frame/people-table.tsx';
import { type MakeFile, ReportActions } from '#frame/report-actions.tsx';
import { isIdle, ReportBody } from '#frame/report-body.tsx';
import { ReportWindow } from '#frame/report-window.tsx';
import { useChoice } from '#frame/use-choice.ts';
import { personKey, useSalaryColumns, useSalaryTotals } from './use-salary-columns.tsx';

type SalaryWindowProps = {
  title: string;
  period: string;
  filters: ReactNode;
  chips?: readonly Chip[];
  report: UseQueryResult<SalaryReport>;
  pdf: MakeFile;
  excel: MakeFile;
  send: ((employeeIds: number[], email: string) => Promise<unknown>) | false;
  /** What is to be known of the figures. */
  note: ReactNode;
  /** What stands where nobody was paid. */
  nothing: ReactNode;
  /** What stands beside the people. */
  chart?: (totals: SalaryReport['totals']) => ReactNode;
  onClose: () => void;
};

const none = [] as const;

/** Salaries by person over a time: totals follow what is ticked, and what is ticked is mailed. */
export function SalaryWindow(props: SalaryWindowProps): ReactElement {
  const {
    title,
    period,
    filters,
    chips = [],
    report,
    pdf,
    excel,
    send,
    note,
    nothing,
    chart,
    onClose,
  } = props;
  const { t } = useTranslation('reports');
  const people = report.data?.employees ?? none;
  const { selection, chosen } = useChoice(people, personKey);
  const columns = useSalaryColumns(report.data);
  const counted = chosen.length > 0 ? chosen : people;
  const totals = useSalaryTotals(counted);
  const mail = send && {
    title,
    hint: t('frame.mail.chosen', { count: chosen.length }),
    send: (email: string) => send(chosen.map(personKey), email),
    warning: chosen.length === 0 ? t('frame.chooseRow') : undefined,
  };
  const actions = <ReportActions pdf={pdf} excel={excel} mail={mail} idle={isIdle(report, people.length)} />;
  return (
    <ReportWindow {...{ title, period, filters, chips, note, actions, onClose }} wide={chart !== undefined}>
      <ReportBody report={report}>
        {({ employees, totals: sums }) => (
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
              filtered={chips.length > 0}
              nothing={nothing}
            />
            {employees.length > 0 && chart?.(sums)}
          </div>
        )}
      </ReportBody>
    </ReportWindow>
  );
}
