import type { OutdatedBy } from '@paga/contract/payroll';
import { Button, Modal } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Outdated } from '#month/calculate/outdated.tsx';
import { placeOf } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';

/** What stands against closing: errors and open warnings of rows, whether the month is to be calculated again first, and whether a sign-off is missing. */
export type Standing = {
  errors: number;
  warnings: number;
  outdatedBy: OutdatedBy | null;
  unsigned: boolean;
};

type NotCheckedModalProps = Standing & { period: Period; name: string; onClose: () => void };

/** Says why a month cannot be closed yet, and leads to the check, or to the review where it is signed off. */
export function NotCheckedModal({
  period,
  name,
  errors,
  warnings,
  outdatedBy,
  unsigned,
  onClose,
}: NotCheckedModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const cure = errors + warnings > 0 ? 'check' : unsigned && !outdatedBy ? 'review' : undefined;
  const go = (view: 'check' | 'review') => {
    navigate(placeOf(view, period));
    onClose();
  };
  return (
    <Modal
      open
      title={t('closed.notYet.title', { month: name })}
      onClose={onClose}
      footer={
        cure && (
          <Button variant="primary" onClick={() => go(cure)}>
            {t(cure === 'check' ? 'closed.notYet.toCheck' : 'closed.notYet.toReview')}
          </Button>
        )
      }
    >
      {outdatedBy && <Outdated by={outdatedBy} period={period} />}
      {errors > 0 && <p>{t('closed.notYet.errors', { count: errors })}</p>}
      {warnings > 0 && <p>{t('closed.notYet.warnings', { count: warnings })}</p>}
      {unsigned && <p>{t('closed.notYet.unsigned')}</p>}
    </Modal>
  );
}
