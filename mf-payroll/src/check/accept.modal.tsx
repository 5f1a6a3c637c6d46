import { mutation } from '@paga/client';
import { AcceptanceNote, acceptSalaryWarnings, type Finding } from '@paga/contract/payroll';
import { FormField, ModalForm, TextArea, useToast } from '@paga/kit';
import { useCompany, useDraft, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#calculations/use-period.ts';
import { useRefreshSalaries } from '#calculations/use-salary-month.ts';
import { findingText } from './finding-columns.tsx';

type AcceptModalProps = { findings: readonly Finding[]; period: Period; onAccepted: () => void; onClose: () => void };

/** How many findings are named; the rest is counted. */
const NAMED = 5;

/** Lets warnings stand, with a note that says why. */
export function AcceptModal({ findings, period, onAccepted, onClose }: AcceptModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshSalaries();
  const draft = useDraft<{ note: string }>(`accept/${period.year}-${period.month}`);
  const accept = useMutation({ ...mutation(acceptSalaryWarnings), meta: { silent: true } });
  const submit = async ({ note }: { note: string }) => {
    const named = findings.map(({ employeeId, code, fact }) => ({ employeeId, code, fact }));
    await accept.mutateAsync({ body: { ...period, tenantId: company.id, note, findings: named } });
    toast.success(t('check.accepted', { count: findings.length }));
    onAccepted();
    await refresh();
  };
  return (
    <ModalForm<{ note: string }>
      open
      draft={draft}
      title={t('check.acceptTitle', { count: findings.length })}
      submitText={t('check.accept')}
      error={accept.error ? errorText(accept.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <ul className="check-list">
        {findings.slice(0, NAMED).map((finding) => (
          <li key={`${finding.employeeId}-${finding.code}`}>
            {finding.name}: {findingText(finding, t)}
          </li>
        ))}
        {findings.length > NAMED && <li>{t('check.more', { count: findings.length - NAMED })}</li>}
      </ul>
      <FormField
        name="note"
        label={t('check.note')}
        hint={t('check.noteHint')}
        required
        rules={[
          {
            validator: (_, value) => (AcceptanceNote.safeParse(value).success ? Promise.resolve() : Promise.reject(t('check.noteLength'))),
          },
        ]}
      >
        <TextArea rows={3} maxLength={500} />
      </FormField>
    </ModalForm>
  );
}
