import { isApiError, query } from '@paga/client';
import { getSalaryTotals, signOffMonth } from '@paga/contract/payroll';
import { Alert, Button, ConfirmModal, SkeletonCard, Stack, useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { placeOf } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';
import { SumsList } from '#month/sums/sums-list.tsx';
import { AcceptBySigning } from './accept-by-signing.tsx';
import { useOpenWarnings } from './use-open-warnings.ts';
import { useSignOffTurn } from './use-sign-off-turn.ts';

/** Refusals that the check explains. */
const UNCHECKED = ['SALARY_HAS_ERRORS', 'WARNINGS_OPEN', 'MONTH_OUTDATED', 'ACCEPTANCE_OWN_CHANGE'] as const;

type SignOffModalProps = { period: Period; name: string; content: string; onClose: () => void };

/**
 * Asks before somebody puts their name under a month, and shows what it comes to. `content` is the month they have looked at. Warnings that are open are
 * accepted by signing: who accepted them apart from it could not sign any more.
 */
export function SignOffModal({ period, name, content, onClose }: SignOffModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const totals = useQuery({
    ...query(getSalaryTotals, { query: { ...period, userId: company.id } }),
    meta: { silent: true },
  });
  const warnings = useOpenWarnings(period);
  const sign = useSignOffTurn(signOffMonth);
  const confirm = async () => {
    const findings = warnings.map(({ employeeId, code, fact }) => ({ employeeId, code, fact }));
    const accepting = findings.length > 0 && note.trim() !== '' && { accepts: { note, findings } };
    await sign.mutateAsync({ body: { ...period, tenantId: company.id, content, ...accepting } });
    toast.success(t('signOff.signed', { month: name }));
    onClose();
  };
  const problem = isApiError(sign.error, 'CONFLICT')
    ? t('signOff.conflict')
    : sign.error && errorText(sign.error);
  const toCheck = UNCHECKED.some((code) => isApiError(sign.error, code)) && (
    <Button onClick={() => navigate(placeOf('check', period))}>{t('closed.notYet.toCheck')}</Button>
  );
  return (
    <ConfirmModal
      open
      title={t('signOff.title', { month: name })}
      confirmText={t('signOff.button', { month: name })}
      loading={sign.isPending}
      onConfirm={() => confirm().catch(() => undefined)}
      onClose={onClose}
    >
      <Stack gap={8}>
        <p>{t('signOff.explain')}</p>
        {totals.data ? <SumsList totals={totals.data} /> : <SkeletonCard lines={4} />}
        {warnings.length > 0 && <AcceptBySigning warnings={warnings} note={note} onNote={setNote} />}
        {problem && <Alert tone="danger" title={problem} action={toCheck} />}
      </Stack>
    </ConfirmModal>
  );
}
