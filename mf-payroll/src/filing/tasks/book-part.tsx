import { call } from '@paga/client';
import { exportMonthlySalary, getMonthlySalaryPdf } from '@paga/contract/reports/salaries';
import { Button, Row } from '@paga/kit';
import { useReportFile } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskPartProps } from '../calls/task-part.ts';
import { useMonthOfCompany } from '../calls/use-filing.ts';

/** The monthly book of salaries as a PDF and as a workbook. */
export function BookPart({ period }: TaskPartProps): ReactElement {
  const { t } = useTranslation('payroll');
  const body = { ...useMonthOfCompany(period), name: '' };
  const { making, save } = useReportFile();
  return (
    <Row>
      <Button
        icon="download"
        loading={making === 'pdf'}
        onClick={() => save('pdf', () => call(getMonthlySalaryPdf, { body }))}
      >
        {t('filing.book.pdf')}
      </Button>
      <Button
        icon="download"
        loading={making === 'excel'}
        onClick={() => save('excel', () => call(exportMonthlySalary, { body }))}
      >
        {t('filing.book.excel')}
      </Button>
    </Row>
  );
}
