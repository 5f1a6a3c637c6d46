import { call, query } from '@paga/client';
import {
  exportMonthlySalary,
  getMonthlySalary,
  getMonthlySalaryPdf,
  sendMonthlySalary,
} from '@paga/contract/reports/salaries';
import { MonthPicker, monthTitle, SearchBox, useKit } from '@paga/kit';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddress } from '#address/use-address.ts';
import { asReport } from '#frame/report-body.tsx';
import { NoFigures } from '#months/no-figures.tsx';
import { OpenMonths } from '#months/open-months.tsx';
import { useReportMonth } from '#months/use-report-month.ts';
import { SalaryWindow } from './salary-window.tsx';

/** What each person earned in a month. */
export function MonthlySalaryModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('reports');
  const { language } = useKit();
  const { id: tenantId } = useCompany();
  const mayMail = useMayCall('sendMonthlySalary');
  const [search, change] = useAddress();
  const { month, setMonth, isKnown } = useReportMonth();
  const name = search.get('name') ?? '';
  const body = { tenantId, ...month, name };
  const clear = () => change({ name: null });
  return (
    <SalaryWindow
      title={t('salaries.monthly.title')}
      period={monthTitle(month.month, month.year, language)}
      filters={
        <>
          <MonthPicker value={month} onChange={setMonth} />
          <SearchBox
            label={t('frame.nameFilter')}
            initial={name}
            onSearch={(text) => change({ name: text })}
          />
        </>
      }
      chips={name ? [{ key: 'name', label: t('frame.nameIs', { name }), onClear: clear }] : []}
      report={useQuery({ ...query(getMonthlySalary, { body }), ...asReport, enabled: isKnown })}
      pdf={() => call(getMonthlySalaryPdf, { body })}
      excel={() => call(exportMonthlySalary, { body })}
      send={
        mayMail &&
        ((employeeIds, email) => call(sendMonthlySalary, { body: { ...body, employeeIds, email } }))
      }
      note={<OpenMonths {...month} />}
      nothing={<NoFigures month={month} />}
      onClose={onClose}
    />
  );
}
