import type { WhatIf } from '@paga/contract/payroll';
import { Alert, Button, ConfirmModal, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { useWhatIfCalls } from './tried/use-what-ifs.ts';

type ThrowAwayProps = { whatIf: WhatIf; period: Period; onThrownAway?: () => void };

/** Throws a sandbox away, after a question that names it. */
export function ThrowAway({ whatIf, period, onThrownAway }: ThrowAwayProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const [asking, setAsking] = useState(false);
  const company = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  const { remove, forget } = useWhatIfCalls(period);
  const { id, name, version, changes, carried } = whatIf;
  const throwAway = async () => {
    await remove.mutateAsync({ params: { id }, body: { tenantId: company.id, version } });
    toast.success(t('whatIf.thrownAway', { name }));
    onThrownAway?.();
    forget(id);
  };
  if (!useMayCall('deleteWhatIf')) return null;
  return (
    <>
      <Button icon="trash" onClick={() => setAsking(true)}>
        {t('whatIf.throwAway')}
      </Button>
      <ConfirmModal
        open={asking}
        title={t('whatIf.throwAwayTitle', { name })}
        confirmText={t('whatIf.throwAway')}
        danger
        loading={remove.isPending}
        onConfirm={() => throwAway().catch(() => undefined)}
        onClose={() => setAsking(false)}
      >
        {remove.error && <Alert tone="danger">{errorText(remove.error)}</Alert>}
        {t(carried ? 'whatIf.throwAwayCarried' : 'whatIf.throwAwayText', { count: changes.length })}
      </ConfirmModal>
    </>
  );
}
