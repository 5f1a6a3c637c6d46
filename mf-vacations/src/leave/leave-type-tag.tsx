import { type BookedLeave, LEAVE_COLOUR, leaveReasonName, leaveTypeName } from '@paga/contract/leave';
import { Tag, useKit } from '@paga/kit';
import type { ReactElement } from 'react';

const TONE = { green: 'success', orange: 'warning', blue: 'info', red: 'danger' } as const;

type LeaveTypeTagProps = { vacation: Pick<BookedLeave, 'typeId' | 'reason'> };

/** The type of a leave by its word, in the colour the calendar gives it, and the reason of a special one. */
export function LeaveTypeTag({ vacation: { typeId: type, reason } }: LeaveTypeTagProps): ReactElement {
  const { language } = useKit();
  return (
    <>
      <Tag tone={TONE[LEAVE_COLOUR[type]]}>{leaveTypeName(type, language)}</Tag>
      {reason && <span className="paga-hint"> {leaveReasonName(reason, language)}</span>}
    </>
  );
}
