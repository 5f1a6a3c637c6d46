import { Button, Modal } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Period } from '#calculations/use-period.ts';
import { placeOf } from '#month/place-of.ts';

type NotCheckedModalProps = { period: Period; name: string; errors: number; warnings: number; onClose: () => void };

/** Says why a month cannot be closed yet, and leads to the check. */
export function NotCheckedModal({ period, name, errors, warnings, onClose }: NotCheckedModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  return (
    <Modal
      open
      title={t('closed.notYet.title', { month: name })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={() => navigate(placeOf('check', period))}>
          {t('closed.notYet.toCheck')}
        </Button>
      }
    >
      {errors > 0 && <p>{t('closed.notYet.errors', { count: errors })}</p>}
      {warnings > 0 && <p>{t('closed.notYet.warnings', { count: warnings })}</p>}
    </Modal>
  );
}
