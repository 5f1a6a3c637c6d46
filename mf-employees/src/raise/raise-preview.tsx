import type { RaisePreview } from '@paga/contract/employees';
import { Alert, Card, formatDate, formatMoney, Stack } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MonthsTable } from './months-table.tsx';
import { useRaiseText } from './use-raise-text.ts';

/** What the raise does to one person: old and new pay, what is to be known of it, and the months. */
export function RaisePreviewCard({ raise, typed }: { raise: RaisePreview; typed: boolean }): ReactNode {
  const { t } = useTranslation('employees');
  const { payText, refusalText } = useRaiseText();
  const { refusal, oldPay, newPay } = raise;
  return (
    <Card title={t('raise.preview.title')}>
      <Stack>
        <p className="guided-text">
          {payText(raise, oldPay)}
          {!refusal && <strong> → {payText(raise, newPay)}</strong>}
        </p>
        {refusal && (typed || refusal.code !== 'same') && <Alert tone="danger">{refusalText(refusal)}</Alert>}
        {refusal?.code === 'same' && !typed && <p className="paga-hint">{t('raise.preview.empty')}</p>}
        {!refusal && <Warnings raise={raise} />}
        {!refusal && <MonthsTable raises={[raise]} />}
      </Stack>
    </Card>
  );
}

function Warnings({ raise: { minimum, until, oldPay, newPay } }: { raise: RaisePreview }): ReactNode {
  const { t } = useTranslation('employees');
  return (
    <>
      {minimum !== null && (
        <Alert tone="warning">{t('raise.preview.minimum', { amount: formatMoney(minimum) })}</Alert>
      )}
      {newPay < oldPay && <Alert tone="warning">{t('raise.preview.lower')}</Alert>}
      {until && <Alert tone="warning">{t('raise.preview.until', { day: formatDate(until) })}</Alert>}
    </>
  );
}
