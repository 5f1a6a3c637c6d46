import { query } from '@paga/client';
import { getPayKinds } from '@paga/contract/company/pay-kinds';
import { TextLength } from '@paga/contract/limits';
import { FormField, Input, Segmented, Select } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineValues } from './line-values.ts';

type DebtPartProps = { values: LineValues; onDebt: (debt: LineValues['debt']) => void };

/** Whether a line pays a debt back, and to whom; of a garnishment what the law lets it take. */
export function DebtPart({ values, onDebt }: DebtPartProps): ReactNode {
  const { t } = useTranslation('employees');
  const { debt } = values;
  return (
    <>
      <div className="recurring-kind">
        <Segmented
          label={t('recurring.debt.label')}
          value={debt}
          options={(['none', 'loan', 'garnishment'] as const).map((one) => ({
            value: one,
            label: t(`recurring.debt.${one}`),
          }))}
          onChange={onDebt}
        />
      </div>
      {debt !== 'none' && (
        <FormField
          name="creditor"
          label={t('recurring.field.creditor')}
          hint={debt === 'garnishment' && t('recurring.debt.limit')}
          rules={[
            { required: debt === 'garnishment', whitespace: true, message: t('recurring.missing.creditor') },
          ]}
        >
          <Input maxLength={TextLength.label} />
        </FormField>
      )}
    </>
  );
}

/** The kind of pay of a line, of those that enter its field; nothing where the company has none for it. */
export function PayKindField({ values }: { values: LineValues }): ReactNode {
  const { t } = useTranslation('employees');
  const { id: tenantId } = useCompany();
  const { data = [] } = useQuery({
    ...query(getPayKinds, { query: { tenantId } }),
    meta: { silent: true },
  });
  const fitting = data.filter(
    ({ id, field, isActive }) => field === values.field && (isActive || id === values.kindId),
  );
  if (fitting.length === 0) return null;
  return (
    <FormField name="kindId" label={t('recurring.field.payKind')}>
      <Select
        allowClear
        placeholder={t('recurring.noPayKind')}
        options={fitting.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormField>
  );
}
