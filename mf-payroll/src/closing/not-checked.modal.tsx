import type { OutdatedBy } from '@paga/contract/payroll';
import { Button, Modal } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Outdated } from '#month/calculate/outdated.tsx';
import { placeOf } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';

/** What stands against closing: errors and open warnings of rows, and whether the month is to be calculated again first. */
export type Standing = { errors: number; warnings: number; outdatedBy: OutdatedBy | null };

type NotCheckedModalProps = Standing & { period: Period; name: string; onClose: () => void };

/** Says why a month cannot be closed yet, and leads to the check. */
export function NotCheckedModal({
  period,
  name,
  errors,
  warnings,
  outdatedBy,
  onClose,
}: NotCheckedModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  return (
    <Modal
      open
      title={t('closed.notYet.title', { month: name })}
      onClose={onClose}
      footer={
        errors + warnings > 0 && (
          <Button variant="primary" onClick={() => navigate(placeOf('check', period))}>
            {t('closed.notYet.toCheck')}
          </Button>
        )
      }
    >
      {outdatedBy && <Outdated by={outdatedBy} period={period} />}
      {errors > 0 && <p>{t('closed.notYet.errors', { count: errors })}</p>}
      {warnings > 0 && <p>{t('closed.notYet.warnings', { count: warnings })}</p>}
    </Modal>
  );
}
