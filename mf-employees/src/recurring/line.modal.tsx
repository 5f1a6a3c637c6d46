import { isApiError, mutation } from '@paga/client';
import {
  changeRecurringLine,
  createRecurringLine,
  type Employee,
  type RecurringLine,
} from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { ModalForm, useToast } from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lineFaults } from './line-faults.ts';
import { LineFields } from './line-fields.tsx';
import { formOf, type LineValues, startOf } from './line-values.ts';
import { useRefreshLines } from './use-refresh-lines.ts';

type LineModalProps = {
  employee: Employee;
  /** Null: a new one. */
  line: RecurringLine | null;
  order: number;
  /** The first day of the month that a new one begins in. */
  firstMonth: string;
  onClose: () => void;
};

/** Enters or changes a line. Another amount holds from a month on; closed months keep theirs. */
export function LineModal({ employee, line, order, firstMonth, onClose }: LineModalProps): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  const toast = useToast();
  const refresh = useRefreshLines();
  const { id: tenantId } = useCompany();
  const [failed, setFailed] = useState<unknown>(null);
  const [values, setValues] = useState<LineValues>(() => startOf(line, order, firstMonth));
  const creating = useMutation({ ...mutation(createRecurringLine), meta: { silent: true } });
  const changing = useMutation({ ...mutation(changeRecurringLine), meta: { silent: true } });
  const save = async (typed: LineValues): Promise<void> => {
    setFailed(null);
    const form = formOf({ ...values, ...typed }, line);
    try {
      if (line) {
        const body = { tenantId, id: line.id, version: line.version, since: typed.since ?? null, line: form };
        await changing.mutateAsync({ body });
      } else await creating.mutateAsync({ body: { tenantId, employeeId: employee.id, line: form } });
    } catch (error) {
      if (!isApiError(error) || error.fields.length === 0) setFailed(error);
      throw lineFaults(error, t);
    }
    toast.success(t('recurring.saved', { name: form.name }));
    await refresh();
  };
  const name = fullName(employee);
  return (
    <ModalForm<LineValues>
      open
      width={560}
      title={line ? t('recurring.editTitle', { name: line.name }) : t('recurring.addTitle', { name })}
      submitText={t('recurring.save')}
      error={failed ? errorText(failed) : undefined}
      initialValues={values}
      onValuesChange={(_changed, all) => setValues((known) => ({ ...known, ...all }))}
      onSubmit={save}
      onClose={onClose}
    >
      <LineFields
        values={values}
        isTaken={(line?.taken ?? 0) > 0}
        isNew={line === null}
        onKind={(kind) => setValues((known) => ({ ...known, kind }))}
        onDebt={(debt) => setValues((known) => ({ ...known, debt }))}
      />
    </ModalForm>
  );
}
