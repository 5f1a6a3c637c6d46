import { Alert, Button } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Says above what is shown that some of it could not be read, and asks for it again. */
export function Unread({
  title,
  children,
  onRetry,
}: {
  title: string;
  children?: ReactNode;
  onRetry: () => unknown;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const again = (
    <Button size="small" icon="refresh" onClick={() => onRetry()}>
      {t('month.readAgain')}
    </Button>
  );
  return (
    <Alert tone="danger" title={title} action={again}>
      {children}
    </Alert>
  );
}

type Asked = { isRefetchError: boolean; refetch: () => unknown };

/** Says that what is shown could not be read again: it stays, with what is typed and ticked in it, as it was read last. */
export function StaleNotice({ of }: { of: readonly Asked[] }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const failed = of.filter(({ isRefetchError }) => isRefetchError);
  if (failed.length === 0) return null;
  return (
    <Unread title={t('month.asReadLast')} onRetry={() => Promise.all(failed.map((one) => one.refetch()))} />
  );
}
