import type { OfficeRequest } from '@paga/contract/requests';
import type { ReactElement } from 'react';
import { BookingModal } from '#booking/booking.modal.tsx';
import { PersonModal } from '#person/person.modal.tsx';
import { RequestModal } from '#requests/request.modal.tsx';
import type { WallPerson } from '#wall/wall.ts';
import type { Days } from '../leave/chosen-days.ts';
import { OpenedLeave } from './opened-leave.tsx';
import { daysOf } from './shown-days.ts';
import { useCalendarPlace } from './use-calendar-place.ts';

/** What stands open over the calendar. */
export type Opened =
  | { kind: 'booking'; days?: Days; person?: Pick<WallPerson, 'id' | 'name' | 'gender'> }
  | { kind: 'person'; person: { id: number; name: string } }
  | { kind: 'leave'; employeeId: number; id: number }
  | { kind: 'request'; request: OfficeRequest };

/** The window that was opened: booking, somebody's leave, one entry, or leave that is asked for. */
export function OpenedWindow({ opened, onClose }: { opened: Opened; onClose: () => void }): ReactElement {
  const [{ view, date }, go] = useCalendarPlace();
  // What was booked is seen: the calendar goes there if it shows other days.
  const toBooked = ({ from, to }: Days): void => {
    const shown = daysOf(view, date);
    if (to < shown.from || from > shown.to) go({ date: from });
  };
  if (opened.kind === 'booking')
    return <BookingModal days={opened.days} person={opened.person} onBooked={toBooked} onClose={onClose} />;
  if (opened.kind === 'request') return <RequestModal request={opened.request} onClose={onClose} />;
  if (opened.kind === 'person') return <PersonModal person={opened.person} onClose={onClose} />;
  return <OpenedLeave employeeId={opened.employeeId} id={opened.id} onClose={onClose} />;
}
