import type { Finding, OutdatedBy } from '@paga/contract/payroll';
import { Button, Modal } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { findingText } from '#check/found/finding-text.ts';
import { Outdated } from '#month/calculate/outdated.tsx';
import { placeOf, placeOfFix } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';
import './closed.css';

/** What stands against closing: errors and open warnings of rows, whether the month is to be calculated again first, and whether a sign-off is missing. */
export type Standing = {
  errors: number;
  warnings: number;
  /** Those of them that stand, by name. */
  found: readonly Finding[];
  outdatedBy: OutdatedBy | null;
  unsigned: boolean;
};

/** How many findings are named; the rest is counted. */
const NAMED = 8;

type NotCheckedModalProps = Standing & { period: Period; name: string; onClose: () => void };

/** Says why a month cannot be closed yet, and leads to the check, or to the review where it is signed off. */
export function NotCheckedModal({
  period,
  name,
  errors,
  warnings,
  found,
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
      {found.length > 0 && (
        <ul className="closed-follows">
          {found.slice(0, NAMED).map((finding) => (
            <li key={`${finding.employeeId}-${finding.code}`}>
              <Link to={placeOfFix(finding, period)} onClick={onClose}>
                {finding.name}
              </Link>
              : {findingText(finding, t)}
            </li>
          ))}
          {found.length > NAMED && <li>{t('check.more', { count: found.length - NAMED })}</li>}
        </ul>
      )}
      {unsigned && <p>{t('closed.notYet.unsigned')}</p>}
    </Modal>
  );
}
