import {
  type DatedContribution,
  getContribution,
  getContributionHistory,
  NewContribution,
  updateContribution,
} from '@paga/contract/company/contributions';
import { FIRST_TAX_DAY } from '@paga/contract/company/law/taxes';
import { SettingDays } from '@paga/contract/limits';
import { checkedBody, SettingFields, useSave } from '@paga/forms';
import { Alert, DatePicker, Form, FormField, ModalForm } from '@paga/kit';
import { isUnusual, toRate } from '@paga/payroll';
import { useDraft, useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DatedValuesModal } from '../dated-values/dated-values.modal.tsx';
import { ContributionHistory } from './contribution-history.tsx';
import { useContributionLabel } from './contribution-label.ts';

/** Pension contributions of the company in view: role 1 changes them from a day on, everybody else reads them. */
export function ContributionsModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <DatedValuesModal
      read={getContributionHistory}
      title={t('settings.contributions.title')}
      width={720}
      lines={4}
      mayEdit={useMayCall('updateContribution')}
      form={(history) => <ContributionForm history={history} onClose={onClose} />}
      list={(history) => <ContributionHistory history={history} />}
      onClose={onClose}
    />
  );
}

type ContributionValues = {
  employerContribute?: number | null;
  personalContribute?: number | null;
  validFrom?: string | null;
};

function ContributionForm({
  history,
  onClose,
}: {
  history: readonly DatedContribution[];
  onClose: () => void;
}): ReactElement {
  const { t } = useTranslation('payroll');
  const draft = useDraft<ContributionValues>('contributions');
  const { save, problem } = useSave(updateContribution, {
    saved: t('settings.contributions.saved'),
    refresh: [getContribution, getContributionHistory],
  });
  const current = history.find((entry) => entry.inForce);
  const initial = {
    employerContribute: current?.employerContribute,
    personalContribute: current?.personalContribute,
  };
  const submit = (values: ContributionValues) =>
    save({ body: checkedBody(NewContribution, { ...values, validFrom: values.validFrom ?? undefined }) });
  return (
    <ModalForm<ContributionValues>
      open
      title={t('settings.contributions.title')}
      width={720}
      initialValues={initial}
      draft={draft}
      error={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <SettingFields table="contributions" label={useContributionLabel()} />
      <UnusualHint />
      <FormField
        name="validFrom"
        label={t('settings.datedValues.validFrom')}
        required
        hint={t('settings.contributions.validFromHint')}
      >
        <DatePicker min={FIRST_TAX_DAY} max={SettingDays.last} />
      </FormField>
      <ContributionHistory history={history} />
    </ModalForm>
  );
}

// rules §3: outside 5 to 15 is allowed, with a hint.
function UnusualHint(): ReactElement | null {
  const { t } = useTranslation('payroll');
  const employer = Form.useWatch<number | null | undefined>('employerContribute');
  const personal = Form.useWatch<number | null | undefined>('personalContribute');
  const unusual = [employer, personal].some(
    (value) => typeof value === 'number' && value >= 0 && value <= 100 && isUnusual(toRate(value.toFixed(4))),
  );
  if (!unusual) return null;
  return (
    <div className="dated-note">
      <Alert tone="info">{t('settings.contributions.unusual')}</Alert>
    </div>
  );
}
