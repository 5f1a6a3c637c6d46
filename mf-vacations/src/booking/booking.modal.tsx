import type { Gender } from '@paga/contract/shapes';
import { LeaveType } from '@paga/contract/shapes';
import { Form, ModalForm } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Days } from '../leave/chosen-days.ts';
import { useLeaveEmployees } from '../people/use-leave-employees.ts';
import { BirthField } from './birth-field.tsx';
import { Consequences } from './consequences.tsx';
import { LeaveCost } from './leave-cost.tsx';
import { GiveBackField, LeaveFields, typesFor } from './leave-fields.tsx';
import { PeopleFields } from './people-fields.tsx';
import { RefusedPeople, useCompanyLeave } from './use-company-leave.tsx';
import { type LeaveValues, useLeavePreview } from './use-leave-preview.ts';
import { useLeaveWrites } from './use-leave-writes.tsx';
import '#booking/booking.css';

/** Whom leave is booked for. */
type LeavePerson = { id: number; name: string; gender: Gender | null };

type BookingModalProps = {
  /** Already known where it is opened from a person; else chosen from the company's. */
  person?: LeavePerson | undefined;
  /** The days chosen in the calendar. */
  days?: Days | undefined;
  /** It is booked, for these days. */
  onBooked?: ((days: Days) => void) | undefined;
  onClose: () => void;
};

/** Books leave: says while it is filled in what it costs, warns of what the law asks, and puts a refusal at its field. */
export function BookingModal({ person, days, onBooked, onClose }: BookingModalProps): ReactElement {
  const { t } = useTranslation('vacations');
  const errorText = useErrorText();
  const [form] = Form.useForm<LeaveValues>();
  const initial = { type: LeaveType.annual, ...days, ...(person && { employeeId: person.id }) };
  const [values, setValues] = useState<Partial<LeaveValues>>(initial);
  const [several, setSeveral] = useState(false);
  const { employeeIds = [] } = values;
  const preview = useLeavePreview({ ...values, ...(several && { employeeId: employeeIds[0] }) });
  const { people } = useLeaveEmployees(person === undefined);
  const { book, bookError } = useLeaveWrites();
  const { bookAll, refused, failure } = useCompanyLeave();
  const chosen = several ? undefined : people.find(({ id }) => id === values.employeeId);
  const gender = person ? person.gender : (chosen?.gender ?? null);
  const change = (changed: Partial<LeaveValues>, all: LeaveValues): void => {
    const next = people.find(({ id }) => id === changed.employeeId);
    const type = next && !typesFor(next.gender).includes(all.type) ? LeaveType.annual : all.type;
    if (type !== all.type) form.setFieldValue('type', type);
    setValues({ ...all, ...(person && { employeeId: person.id }), type });
  };
  const send = async (all: LeaveValues): Promise<void> => {
    const { giveBackAnnual = false } = all;
    const employeeId = person?.id ?? all.employeeId;
    await (several ? bookAll({ ...all, employeeIds }) : book({ ...all, employeeId, giveBackAnnual }));
    onBooked?.({ from: all.from, to: all.to });
  };
  const errorOf = (): ReactNode => {
    if (several && refused.length > 0) return <RefusedPeople refused={refused} />;
    const error = several ? failure : bookError;
    return error ? errorText(error) : undefined;
  };
  return (
    <ModalForm<LeaveValues>
      open
      form={form}
      title={person ? t('booking.titleOf', { name: person.name }) : t('booking.title')}
      width={640}
      initialValues={initial}
      submitText={t('booking.submit')}
      error={errorOf()}
      onValuesChange={change}
      onSubmit={send}
      onClose={onClose}
    >
      {person === undefined && (
        <PeopleFields
          people={people}
          several={several}
          onSeveral={setSeveral}
          onChange={() => setValues(form.getFieldsValue(true))}
        />
      )}
      <LeaveFields gender={gender} />
      {!several && <BirthField preview={preview} />}
      {!several && <GiveBackField preview={preview} />}
      <LeaveCost preview={preview} people={several ? employeeIds.length : 1} />
      <Consequences values={values} several={several} preview={preview} />
    </ModalForm>
  );
}
