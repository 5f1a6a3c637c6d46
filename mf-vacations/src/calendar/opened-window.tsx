import type { ReactElement } from 'react';
import { BookingModal } from '#booking/booking.modal.tsx';
import { PersonModal } from '#person/person.modal.tsx';
import type { Days } from '#vacation/chosen-days.ts';
import type { WallPerson } from '#wall/wall.ts';
import { OpenedLeave } from './opened-leave.tsx';

/** What stands open over the calendar. */
export type Opened =
  | { kind: 'booking'; days?: Days; person?: WallPerson }
  | { kind: 'person'; person: { id: number; name: string } }
  | { kind: 'leave'; employeeId: number; id: number };

/** The window that was opened: booking, somebody's leave, or one entry. */
export function OpenedWindow({ opened, onClose }: { opened: Opened; onClose: () => void }): ReactElement {
  if (opened.kind === 'booking')
    return <BookingModal days={opened.days} person={opened.person} onClose={onClose} />;
  if (opened.kind === 'person') return <PersonModal person={opened.person} onClose={onClose} />;
  return <OpenedLeave employeeId={opened.employeeId} id={opened.id} onClose={onClose} />;
}
