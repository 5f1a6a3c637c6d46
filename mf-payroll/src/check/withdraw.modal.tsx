import { mutation } from '@paga/client';
import { type Finding, withdrawAcceptance } from '@paga/contract/payroll';
import { ConfirmModal, useToast } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefreshSalaries } from '#month/calculate/use-salary-month.ts';
import type { Period } from '#month/period/use-period.ts';
import { findingText } from './found/finding-text.ts';

type WithdrawModalProps = { finding: Finding; period: Period; onClose: () => void };

/** Takes the acceptance of one warning back, naming it and the note it was accepted with. */
export function WithdrawModal({ finding, period, onClose }: WithdrawModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const toast = useToast();
  const refresh = useRefreshSalaries();
  const withdraw = useMutation(mutation(withdrawAcceptance));
  const { name, employeeId, code, accepted } = finding;
  const confirm = async () => {
    const body = { ...period, tenantId: company.id, employeeId, finding: code };
    const done = await withdraw.mutateAsync({ body }).then(
      () => true,
      () => false,
    );
    await refresh();
    if (done) toast.success(t('check.withdraw.done', { name }));
    onClose();
  };
  return (
    <ConfirmModal
      open
      title={t('check.withdraw.title', { name })}
      confirmText={t('check.withdraw.open')}
      loading={withdraw.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{findingText(finding, t)}</p>
      <p className="paga-hint">{t('check.withdraw.note', { note: accepted?.note })}</p>
    </ConfirmModal>
  );
}
