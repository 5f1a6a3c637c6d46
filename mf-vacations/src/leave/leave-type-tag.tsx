import { leaveReasonName, leaveTypeName, VACATION_COLOUR, type Vacation } from '@paga/contract/leave';
import { Tag, useKit } from '@paga/kit';
import type { ReactElement } from 'react';

const TONE = { green: 'success', orange: 'warning', blue: 'info', red: 'danger' } as const;

type VacationTypeTagProps = { vacation: Pick<Vacation, 'typeId' | 'reason'> };

/** The type of a leave by its word, in the colour the calendar gives it, and the reason of a special one. */
export function VacationTypeTag({ vacation: { typeId: type, reason } }: VacationTypeTagProps): ReactElement {
  const { language } = useKit();
  return (
    <>
      <Tag tone={TONE[VACATION_COLOUR[type]]}>{leaveTypeName(type, language)}</Tag>
      {reason && <span className="paga-hint"> {leaveReasonName(reason, language)}</span>}
    </>
  );
}
