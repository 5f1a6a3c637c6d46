import { call } from '@paga/client';
import { exportReceipt } from '@paga/contract/filing';
import { Alert, Button, monthTitle, useKit } from '@paga/kit';
import { useReportFile } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { useMonthOfCompany } from '../calls/use-filing.ts';

/** Everything of the month is done: says so, and hands out the dossier. */
export function MonthReceipt({ period }: { period: Period }): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const body = useMonthOfCompany(period);
  const { making, save } = useReportFile();
  const month = monthTitle(period.month, period.year, language);
  return (
    <Alert
      tone="success"
      title={t('filing.receipt.title', { month })}
      action={
        <Button
          variant="primary"
          icon="download"
          loading={making !== null}
          onClick={() => save('receipt', () => call(exportReceipt, { body }))}
        >
          {t('filing.receipt.button')}
        </Button>
      }
    >
      {t('filing.receipt.hint')}
    </Alert>
  );
}
