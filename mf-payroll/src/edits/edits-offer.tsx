import { Alert, Button } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalaryEditing } from './use-salary-edits.ts';

/** Offers back what was typed into the month and not saved when the sign-in ended; nothing is put into cells unasked. */
export function EditsOffer({ editing }: { editing: SalaryEditing }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { queue, state, mayEdit } = editing;
  if (!mayEdit || state.offered === 0) return null;
  return (
    <Alert
      tone="info"
      title={t('edits.offer.title', { count: state.offered })}
      action={
        <span className="paga-actions">
          <Button size="small" onClick={() => queue.forgetOffered()}>
            {t('edits.offer.drop')}
          </Button>
          <Button size="small" variant="primary" onClick={() => queue.restore()}>
            {t('edits.offer.restore')}
          </Button>
        </span>
      }
    >
      {t('edits.offer.text')}
    </Alert>
  );
}
