import { leaveTypeName, VACATION_COLOUR, type Vacation } from '@paga/contract/leave';
import { Tag, useKit } from '@paga/kit';
import type { ReactElement } from 'react';

const TONE = { green: 'success', orange: 'warning', blue: 'info', red: 'danger' } as const;

/** The type of a leave by its word, in the colour the calendar gives it. */
export function VacationTypeTag({ vacation }: { vacation: Pick<Vacation, 'type' | 'typeId'> }): ReactElement {
  const { language } = useKit();
  return <Tag tone={TONE[VACATION_COLOUR[vacation.typeId]]}>{leaveTypeName(vacation.type, language)}</Tag>;
}
