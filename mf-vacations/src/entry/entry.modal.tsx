import type { BookedLeave } from '@paga/contract/leave';
import { type Gender, LeaveType } from '@paga/contract/shapes';
import { Button, ModalForm, Stack } from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BirthField } from '#booking/birth-field.tsx';
import { LeaveCost } from '#booking/leave-cost.tsx';
import { LeaveFields } from '#booking/leave-fields.tsx';
import { MaternityChart } from '#booking/maternity-chart.tsx';
import { type LeaveValues, useLeavePreview } from '#booking/use-leave-preview.ts';
import { useLeaveWrites } from '#booking/use-leave-writes.tsx';
import { DecisionMenu } from './decision-menu.tsx';
import { DeleteLeave } from './delete-leave.modal.tsx';
import { LeaveMonths } from './leave-months.tsx';
import '#booking/booking.css';

const birthOf = ({ newBirth }: BookedLeave): 'new' | 'same' => (newBirth ? 'new' : 'same');

type EntryModalProps = {
  vacation: BookedLeave;
  gender: Gender | null;
  editing?: boolean;
  onClose: () => void;
};

/** One leave: for reading, by the pencil for editing; it can be deleted from here. */
export function EntryModal({ vacation, gender, editing = false, onClose }: EntryModalProps): ReactElement {
  const { t } = useTranslation('vacations');
  const errorText = useErrorText();
  const mayEdit = useMayCall('updateVacation');
  const mayDelete = useMayCall('deleteVacation');
  const { change, bookError } = useLeaveWrites();
  const [deleting, setDeleting] = useState(false);
  const { id, employeeId, employeeName, typeId, from, to, reason, workingDays } = vacation;
  const [values, setValues] = useState<Partial<LeaveValues> | null>(null);
  const shown = { employeeId, type: typeId, from, to, reason, birth: birthOf(vacation) };
  const preview = useLeavePreview(values ?? (typeId === LeaveType.maternity ? shown : {}), id);
  return (
    <>
      <ModalForm<LeaveValues>
        open={!deleting}
        title={t('entry.title', { name: employeeName })}
        width={560}
        startReadOnly={!editing}
        mayEdit={mayEdit}
        initialValues={{ type: typeId, from, to, reason, birth: birthOf(vacation) }}
        error={bookError ? errorText(bookError) : undefined}
        extra={
          <>
            {mayDelete && (
              <Button icon="trash" onClick={() => setDeleting(true)}>
                {t('entry.delete')}
              </Button>
            )}
            <DecisionMenu id={id} />
          </>
        }
        onValuesChange={(_, all) => setValues({ ...all, employeeId })}
        onSubmit={(all) => change(vacation, all)}
        onClose={onClose}
      >
        <LeaveFields gender={gender} kept={typeId} />
        <BirthField preview={preview} />
        {values === null ? (
          <Stack gap={8}>
            <p className="leave-cost">{t('booking.days', { count: workingDays })}</p>
            <MaternityChart phases={preview?.phases} />
            <LeaveMonths vacation={vacation} />
          </Stack>
        ) : (
          <LeaveCost preview={preview} />
        )}
      </ModalForm>
      {deleting && <DeleteLeave vacation={vacation} onDeleted={onClose} onClose={() => setDeleting(false)} />}
    </>
  );
}
