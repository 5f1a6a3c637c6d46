import { mutation } from '@paga/client';
import {
  CorrectionCause,
  CorrectionLimits,
  type LeaveTypeId,
  leaveTypeName,
  storeLeaveCorrection,
} from '@paga/contract/leave';
import type { LeaveType } from '@paga/contract/shapes';
import {
  DatePicker,
  FormField,
  Grid,
  ModalForm,
  NumberInput,
  Select,
  TextArea,
  todayInKosovo,
  useKit,
  useToast,
} from '@paga/kit';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Undoable } from '../leave/undoable.tsx';
import { useRefreshLeave } from '../leave/use-refresh-leave.ts';

type Values = { date: string; days: number; cause: CorrectionCause; note: string };
type CorrectionModalProps = {
  person: { id: number; name: string };
  type: LeaveTypeId;
  year: number;
  onClose: () => void;
};

const isHalf = (days: number | null | undefined): boolean =>
  typeof days === 'number' &&
  days !== 0 &&
  Number.isInteger(days * 2) &&
  Math.abs(days) <= CorrectionLimits.days;

/** Adds or takes days of a person by hand, from a date on and with a note. */
export function CorrectionModal({ person, type: ofType, year, onClose }: CorrectionModalProps): ReactElement {
  const { t } = useTranslation('vacations');
  const { language } = useKit();
  const { id: tenantId } = useCompany();
  const errorText = useErrorText();
  const toast = useToast();
  const refresh = useRefreshLeave();
  const storing = useMutation({ ...mutation(storeLeaveCorrection), meta: { silent: true } });
  const today = todayInKosovo();
  const save = async (values: Values): Promise<void> => {
    const type = ofType as Exclude<LeaveTypeId, typeof LeaveType.maternity>;
    const body = { tenantId, employeeId: person.id, type, ...values };
    await storing.mutateAsync({ body });
    // A line is never taken away: its opposite stands below it.
    const back = async (): Promise<void> => {
      const note = t('ledger.undoneNote', { note: values.note }).slice(0, CorrectionLimits.note);
      await storing.mutateAsync({ body: { ...body, days: -values.days, note } });
      toast.success(t('ledger.undone'));
      await refresh();
    };
    toast.success(<Undoable text={t('ledger.corrected')} onUndo={back} />);
    await refresh();
  };
  const typeName = leaveTypeName(ofType, language);
  return (
    <ModalForm<Values>
      open
      title={t('ledger.correctTitle', { type: typeName, name: person.name })}
      width={560}
      initialValues={{ date: today.startsWith(`${year}-`) ? today : `${year}-01-01`, cause: 'other' }}
      error={storing.error ? errorText(storing.error) : undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <Grid columns={180}>
        <FormField
          name="days"
          label={t('ledger.days')}
          hint={t('ledger.daysHint')}
          rules={[
            {
              required: true,
              validator: (_, days: number | null) =>
                isHalf(days) ? Promise.resolve() : Promise.reject(new Error(t('ledger.daysNeeded'))),
            },
          ]}
        >
          <NumberInput precision={1} autoFocus />
        </FormField>
        <FormField name="date" label={t('ledger.date')} required>
          <DatePicker min="2000-01-01" max="2199-12-31" />
        </FormField>
      </Grid>
      <FormField name="cause" label={t('ledger.why')} required>
        <Select
          showSearch={false}
          options={CorrectionCause.options.map((value) => ({ value, label: t(`ledger.cause.${value}`) }))}
        />
      </FormField>
      <FormField
        name="note"
        label={t('ledger.note')}
        rules={[{ required: true, whitespace: true, message: t('ledger.noteNeeded') }]}
      >
        <TextArea maxLength={CorrectionLimits.note} />
      </FormField>
    </ModalForm>
  );
}
