import { call, query } from '@paga/client';
import {
  exportVacationList,
  getVacationList,
  getVacationListPdf,
  sendVacationList,
} from '@paga/contract/reports';
import { CheckBox, DatePicker, formatDate, Row } from '@paga/kit';
import { matchesText, useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactElement, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NameFilter, useNameChips } from '#frame/name-filter.tsx';
import { PeopleTable } from '#frame/people-table.tsx';
import { ReportActions } from '#frame/report-actions.tsx';
import { asReport, isIdle, ReportBody } from '#frame/report-body.tsx';
import { ReportPage } from '#frame/report-page.tsx';
import { useChoice } from '#frame/use-choice.ts';
import { hasLeave, useVacationColumns, useVacationTotals, vacationKey } from './use-vacation-columns.tsx';
import { useVacationFilter } from './use-vacation-filter.ts';

const none = [] as const;

/** The leave taken by each person between two days. */
export function VacationListScreen(): ReactElement {
  const { t } = useTranslation('reports');
  const { id: tenantId } = useCompany();
  const mayMail = useMayCall('sendVacationList');
  const { from, to, name, isTaken, change } = useVacationFilter();
  const body = { tenantId, from, to };
  const report = useQuery({ ...query(getVacationList, { body }), ...asReport });
  const all = report.data?.data ?? none;
  const rows = useMemo(
    () =>
      all.filter(
        (person) => (name === '' || matchesText(name, person.employeeName)) && (!isTaken || hasLeave(person)),
      ),
    [all, name, isTaken],
  );
  const { selection, chosen } = useChoice(rows, vacationKey);
  const columns = useVacationColumns();
  const totals = useVacationTotals(chosen.length > 0 ? chosen : rows);
  const title = t('report.vacationList.title');
  // The files have whom the screen lists.
  const listed = { ...body, ...(rows.length < all.length && { employeeIds: rows.map(vacationKey) }) };
  const period = `${formatDate(from)} – ${formatDate(to)}`;
  const mail = mayMail && {
    title,
    hint: t('frame.mail.chosen', { count: chosen.length }),
    send: (email: string) =>
      call(sendVacationList, { body: { ...body, employeeIds: chosen.map(vacationKey), email } }),
    warning: chosen.length === 0 ? t('frame.chooseRow') : undefined,
  };
  return (
    <ReportPage
      report="vacationList"
      period={period}
      filters={
        <>
          <NameFilter name={name} onChange={change} />
          <Day
            label={t('vacationList.from')}
            value={from}
            max={to}
            onChange={(day) => change({ from: day })}
          />
          <Day label={t('vacationList.to')} value={to} min={from} onChange={(day) => change({ to: day })} />
          <CheckBox checked={isTaken} onChange={(taken) => change({ taken: taken ? 1 : null })}>
            {t('vacationList.taken')}
          </CheckBox>
        </>
      }
      chips={useNameChips(name, change)}
      actions={
        <ReportActions
          pdf={() => call(getVacationListPdf, { body: listed })}
          excel={() => call(exportVacationList, { body: listed })}
          mail={mail}
          idle={isIdle(report, rows.length)}
        />
      }
    >
      <ReportBody report={report}>
        {() => (
          <PeopleTable
            title={title}
            period={period}
            rows={rows}
            columns={columns}
            rowKey={vacationKey}
            selection={selection}
            totals={totals}
            leading="annual"
            filtered={(name !== '' || isTaken) && all.length > 0}
          />
        )}
      </ReportBody>
    </ReportPage>
  );
}

function Day({ label, ...picker }: ComponentProps<typeof DatePicker> & { label: string }): ReactElement {
  const id = useId();
  return (
    <Row as="span" inline wrap={false} className="report-day">
      <label htmlFor={id}>{label}</label>
      <DatePicker {...picker} id={id} />
    </Row>
  );
}
