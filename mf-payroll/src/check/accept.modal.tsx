import { NoteLength } from '@paga/contract/limits';
import { ACCEPTED_AT_ONCE, AcceptanceNote, type Finding } from '@paga/contract/payroll';
import { FormField, ModalForm, Progress, TextArea, useToast } from '@paga/kit';
import { useDraft, useErrorText } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePeriodName } from '#month/period/period-name.ts';
import type { Period } from '#month/period/use-period.ts';
import { useGoOn } from '#month/steps/use-month-steps.ts';
import { findingText } from './found/finding-text.ts';
import { useAccept } from './use-accept.ts';

type AcceptModalProps = {
  findings: readonly Finding[];
  period: Period;
  onAccepted: () => void;
  onClose: () => void;
};

/** How many findings are named; the rest is counted. */
const NAMED = 20;

/** Lets warnings stand, with a note that says why. */
export function AcceptModal({ findings, period, onAccepted, onClose }: AcceptModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  const month = usePeriodName(period);
  const draft = useDraft<{ note: string }>(`accept/${period.year}-${period.month}`, {
    what: t('check.noteLeft', { month }),
    month: period,
  });
  const { accept, done } = useAccept(findings, period);
  const goOn = useGoOn(period);
  const submit = async ({ note }: { note: string }) => {
    await accept.mutateAsync(note);
    // Who decides about what was found has done with collecting.
    goOn();
    toast.success(t('check.accepted', { count: findings.length }));
    onAccepted();
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
      {accept.isPending && findings.length > ACCEPTED_AT_ONCE && (
        <Progress value={done} total={findings.length} label={t('check.accepting')} />
      )}
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
        hint={t(findings.length > 1 ? 'check.noteHintAll' : 'check.noteHint', { count: findings.length })}
        required
        rules={[
          {
            validator: (_, value) =>
              AcceptanceNote.safeParse(value).success
                ? Promise.resolve()
                : Promise.reject(t('check.noteLength')),
          },
        ]}
      >
        <TextArea rows={3} maxLength={NoteLength.max} />
      </FormField>
    </ModalForm>
  );
}
