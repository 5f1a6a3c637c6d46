import { LineOrder } from '@paga/contract/employees';
import { PercentageRange, TextLength } from '@paga/contract/limits';
import { FormField, Grid, Input, NumberInput, Segmented, Select } from '@paga/kit';
import { isDeduction } from '@paga/payroll';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DebtPart, PayKindField } from './debt-part.tsx';
import { LINE_FIELDS, type LineValues } from './line-values.ts';
import { MonthField } from './month-field.tsx';

type LineFieldsProps = {
  values: LineValues;
  /** A closed month has it: its field stays. */
  isTaken: boolean;
  isNew: boolean;
  onKind: (kind: LineValues['kind']) => void;
  onDebt: (debt: LineValues['debt']) => void;
};

const isExtra = ({ field }: LineValues) => field === 'extraBrutto' || field === 'extraNetto';

/** The fields of a line: what it is, how much, from when to when. */
export function LineFields({ values, isTaken, isNew, onKind, onDebt }: LineFieldsProps): ReactNode {
  const { t } = useTranslation('employees');
  const required = (message: string) => [{ required: true, message }];
  return (
    <>
      <DebtPart values={values} onDebt={onDebt} />
      <Grid columns={220}>
        <FormField
          name="name"
          label={t('recurring.field.name')}
          rules={required(t('recurring.missing.name'))}
        >
          <Input maxLength={TextLength.label} placeholder={t('recurring.example')} aria-required />
        </FormField>
        <FormField
          name="field"
          label={t('recurring.field.field')}
          hint={isTaken && t('recurring.fault.lineTaken')}
        >
          <Select
            disabled={isTaken}
            options={LINE_FIELDS.filter((field) => values.debt === 'none' || isDeduction(field)).map(
              (field) => ({
                value: field,
                label: t(`recurring.enters.${field}`),
              }),
            )}
          />
        </FormField>
        <PayKindField values={values} />
      </Grid>
      <div className="recurring-kind">
        <Segmented
          label={t('recurring.kind.label')}
          value={values.kind}
          options={(['amount', 'share'] as const).map((kind) => ({
            value: kind,
            label: t(`recurring.kind.${kind}`),
          }))}
          onChange={onKind}
        />
      </div>
      <HowMuch values={values} />
      <Grid columns={220}>
        <FormField
          name="from"
          label={t('recurring.field.from')}
          rules={required(t('recurring.missing.from'))}
        >
          <MonthField label={t('recurring.field.from')} day="first" />
        </FormField>
        <FormField name="to" label={t('recurring.field.to')} hint={t('recurring.noEnd')}>
          <MonthField label={t('recurring.field.to')} day="last" optional />
        </FormField>
        {!isNew && (
          <FormField name="since" label={t('recurring.field.since')} hint={t('recurring.sinceHint')}>
            <MonthField label={t('recurring.field.since')} day="first" optional />
          </FormField>
        )}
        <FormField name="order" label={t('recurring.field.order')} hint={t('recurring.orderHint')}>
          <NumberInput min={LineOrder.min} max={LineOrder.max} precision={0} />
        </FormField>
      </Grid>
    </>
  );
}

function HowMuch({ values }: { values: LineValues }): ReactNode {
  const { t } = useTranslation('employees');
  const rules = [{ required: true, message: t('recurring.missing.amount') }];
  return (
    <Grid columns={220}>
      {values.kind === 'amount' ? (
        <FormField name="amount" label={t('recurring.field.amount')} rules={rules}>
          <NumberInput min={0} precision={2} suffix="€" aria-required />
        </FormField>
      ) : (
        <FormField
          name="share"
          label={t('recurring.field.share')}
          hint={t(isExtra(values) ? 'recurring.ofGross' : 'recurring.ofNet')}
          rules={rules}
        >
          <NumberInput {...PercentageRange} suffix="%" aria-required />
        </FormField>
      )}
      <FormField name="total" label={t('recurring.field.total')} hint={t('recurring.totalHint')}>
        <NumberInput min={0} precision={2} suffix="€" />
      </FormField>
      {values.debt !== 'none' && values.total ? (
        <FormField name="paidBefore" label={t('recurring.field.paidBefore')}>
          <NumberInput min={0} precision={2} suffix="€" />
        </FormField>
      ) : null}
    </Grid>
  );
}
