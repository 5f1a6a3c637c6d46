import { query } from '@paga/client';
import { type AuditVerification, verifyAuditLog } from '@paga/contract/audit';
import { RoleId } from '@paga/contract/shapes';
import { Alert, Button, formatDateTime } from '@paga/kit';
import { useErrorText, useSession } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Walks the hash chain of the log on wish, and says what it found. For administrators of a company. */
export function VerifyLog(): ReactElement | null {
  const { t } = useTranslation('admin');
  const { roleId } = useSession();
  const errorText = useErrorText();
  const found = useQuery({ ...query(verifyAuditLog, {}), enabled: false, meta: { silent: true } });
  if (roleId !== RoleId.companyAdmin) return null;
  return (
    <>
      <Button onClick={() => found.refetch()} loading={found.isFetching}>
        {t('auditLog.verify.button')}
      </Button>
      <div className="audit-found">
        {found.error && <Alert tone="danger" title={errorText(found.error)} />}
        {found.data && !found.error && <Found {...found.data} />}
      </div>
    </>
  );
}

/** What verifying found, in words. */
export function Found(found: AuditVerification): ReactElement {
  const { t } = useTranslation('admin');
  const { chained, waiting, unverifiable, badLines, badCount, badLinks, lostAt, setBack } = found;
  const edited = badCount > 0 || badLinks > 0 || lostAt !== null;
  const lines = badLines.map(({ id, fault }) => t(`auditLog.verify.line.${fault}`, { id })).join(', ');
  return (
    <>
      {edited && (
        <Alert tone="danger" title={t('auditLog.verify.edited')}>
          {badCount > 0 && <p>{t('auditLog.verify.lines', { count: badCount, lines })}</p>}
          {badLinks > 0 && <p>{t('auditLog.verify.links', { count: badLinks })}</p>}
          {lostAt !== null && <p>{t('auditLog.verify.lost', { at: formatDateTime(lostAt) })}</p>}
        </Alert>
      )}
      {unverifiable > 0 && (
        <Alert tone="warning" title={t('auditLog.verify.unverifiable', { count: unverifiable })}>
          {t('auditLog.verify.unverifiableHint')}
        </Alert>
      )}
      {setBack && (
        <Alert tone="warning" title={t('auditLog.verify.setBack', { at: formatDateTime(setBack.foundAt) })}>
          {t('auditLog.verify.setBackHint', { until: formatDateTime(setBack.until) })}
        </Alert>
      )}
      {!edited && unverifiable === 0 && (
        <Alert tone="success" title={t('auditLog.verify.sound')}>
          {t('auditLog.verify.looked', { chained, waiting })}
        </Alert>
      )}
    </>
  );
}
