import {
  getMinimumWages,
  type MinimumWage,
  NewMinimumWage,
  saveMinimumWage,
} from '@paga/contract/company/law/minimum-wage';
import { TextLength } from '@paga/contract/limits';
import { checkedBody, Fields, FigureField, useSave } from '@paga/forms';
import { DatePicker, FormField, formatDate, formatMoney, Input, ModalForm } from '@paga/kit';
import { useDraft, useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DatedValuesModal } from '../dated-values/dated-values.modal.tsx';
import { WageHistory } from './wage-history.tsx';

/** The gross minimum wage: role 1 adds one from a day on, everybody else reads them. */
export function MinimumWageModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  return (
    <DatedValuesModal
      read={getMinimumWages}
      title={t('settings.minimumWage.title')}
      width={640}
      lines={5}
      mayEdit={useMayCall('saveMinimumWage')}
      form={(wages) => <WageForm wages={wages} onClose={onClose} />}
      list={(wages) => <WageHistory wages={wages} />}
      onClose={onClose}
    />
  );
}

type WageValues = {
  validFrom?: string | null;
  amount?: number | null;
  youngAmount?: number | null;
  youngBelowAge?: number | null;
  law?: string;
};

function WageForm({ wages, onClose }: { wages: readonly MinimumWage[]; onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const draft = useDraft<WageValues>('minimum-wage');
  const { save, problem } = useSave(saveMinimumWage, {
    saved: t('settings.minimumWage.saved'),
    refresh: [getMinimumWages],
  });
  const current = wages.find((wage) => wage.inForce);
  const submit = ({ law, ...values }: WageValues) =>
    save({ body: checkedBody(NewMinimumWage, { ...values, ...(law?.trim() ? { law } : {}) }) });
  const { amount, youngAmount, youngBelowAge } = NewMinimumWage.shape;
  return (
    <ModalForm<WageValues>
      open
      title={t('settings.minimumWage.title')}
      width={640}
      draft={draft}
      error={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {current && (
        <p className="dated-lead">
          {t('settings.minimumWage.now', {
            amount: formatMoney(current.amount),
            date: formatDate(current.validFrom),
          })}
        </p>
      )}
      <Fields>
        <FormField name="validFrom" label={t('settings.datedValues.validFrom')} required>
          <DatePicker min="2000-01-01" />
        </FormField>
        <FigureField
          name="amount"
          label={t('settings.minimumWage.amount')}
          schema={amount}
          precision={2}
          unit="€"
        />
      </Fields>
      <Fields>
        <FigureField
          name="youngBelowAge"
          label={t('settings.minimumWage.youngBelowAge')}
          schema={youngBelowAge}
          whole
          optional
        />
        <FigureField
          name="youngAmount"
          label={t('settings.minimumWage.youngAmount')}
          schema={youngAmount}
          precision={2}
          unit="€"
          optional
        />
      </Fields>
      <FormField name="law" label={t('settings.datedValues.lawOptional')}>
        <Input maxLength={TextLength.law} />
      </FormField>
      <p className="paga-hint dated-lead">{t('settings.minimumWage.hint')}</p>
      <WageHistory wages={wages} />
    </ModalForm>
  );
}
