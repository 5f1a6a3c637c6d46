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
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useYear } from '#address/use-month.ts';
import { asReport } from '#frame/report-body.tsx';
import { NoFiguresOfYear } from '#months/no-figures.tsx';
import { OpenMonths } from '#months/open-months.tsx';
import { SalarySplit } from './salary-split.tsx';
import { SalaryWindow } from './salary-window.tsx';

/** What each person earned in a year. */
export function YearlySalaryModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('reports');
  const { id: tenantId } = useCompany();
  const mayMail = useMayCall('sendAnnualSalary');
  const [year, setYear] = useYear();
  const body = { tenantId, year };
  return (
    <SalaryWindow
      title={t('salaries.yearly.title')}
      period={String(year)}
      filters={<YearPicker value={year} onChange={setYear} />}
      report={useQuery({ ...query(getAnnualSalary, { body }), ...asReport })}
      pdf={() => call(getAnnualSalaryPdf, { body })}
      excel={() => call(exportAnnualSalary, { body })}
      send={
        mayMail && ((employeeIds, email) => call(sendAnnualSalary, { body: { ...body, employeeIds, email } }))
      }
      chart={(totals) => <SalarySplit totals={totals} period={String(year)} />}
      note={<OpenMonths year={year} />}
      nothing={<NoFiguresOfYear year={year} />}
      onClose={onClose}
    />
  );
}
