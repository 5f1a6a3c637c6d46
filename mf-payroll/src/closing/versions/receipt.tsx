import { call } from '@paga/client';
import { exportReceipt } from '@paga/contract/filing';
import { Button } from '@paga/kit';
import { useCompany, useReportFile } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';

/** Hands out the dossier of a month that is paid and declared. */
export function Receipt({ period }: { period: Period }): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: tenantId } = useCompany();
  const { making, save } = useReportFile();
  const body = { tenantId, month: period.month, year: period.year };
  return (
    <Button
      icon="download"
      loading={making !== null}
      onClick={() => save('receipt', () => call(exportReceipt, { body }))}
    >
      {t('filing.receipt.button')}
    </Button>
  );
}
