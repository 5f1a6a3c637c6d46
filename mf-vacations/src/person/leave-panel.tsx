import type { BookedLeave, LeaveEmployee } from '@paga/contract/leave';
import {
  Button,
  EmptyState,
  ErrorState,
  Row,
  SkeletonTable,
  Stack,
  todayInKosovo,
  YearPicker,
} from '@paga/kit';
import { useErrorText, useMayCall } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { BookingModal } from '#booking/booking.modal.tsx';
import { DeleteLeave } from '#entry/delete-leave.modal.tsx';
import { EntryModal } from '#entry/entry.modal.tsx';
import { Balances } from './balances.tsx';
import { EntryList } from './entry-list.tsx';
import { usePersonLeave } from './use-person-leave.ts';

/** What stands open over the panel. */
type Opened = { kind: 'booking' } | { kind: 'read' | 'edit' | 'delete'; vacation: BookedLeave };

/** The leave of one person: a year's total, used and left per type, every entry, and booking. The window and the employee's tab are this. */
export function LeavePanel({ employeeId }: { employeeId: number }): ReactElement {
  const errorText = useErrorText();
  const [year, setYear] = useState(Number(todayInKosovo().slice(0, 4)));
  const leave = usePersonLeave(employeeId, year);
  if (leave.data) return <Loaded person={leave.data} year={year} onYear={setYear} />;
  if (leave.isError) return <ErrorState detail={errorText(leave.error)} onRetry={() => leave.refetch()} />;
  return <SkeletonTable rows={5} columns={4} />;
}

type LoadedProps = { person: LeaveEmployee; year: number; onYear: (year: number) => void };

function Loaded({ person, year, onYear }: LoadedProps): ReactElement {
  const { t } = useTranslation('vacations');
  const mayBook = useMayCall('storeVacation');
  const [linked, forget] = useLinkedLeave(person);
  const [chosen, setOpened] = useState<Opened | null>(null);
  const opened = chosen ?? linked;
  const close = (): void => {
    setOpened(null);
    forget();
  };
  const lastYear = Number(todayInKosovo().slice(0, 4)) + 1;
  return (
    <Stack>
      <Row justify="between">
        <Row>
          <YearPicker value={year} lastYear={lastYear} onChange={onYear} label={t('person.year')} />
          <Link to={`/holidays?view=wall&person=${person.id}`}>{t('person.toWall')}</Link>
        </Row>
        {mayBook && (
          <Button icon="plus" variant="primary" onClick={() => setOpened({ kind: 'booking' })}>
            {t('person.book')}
          </Button>
        )}
      </Row>
      <Balances person={person} />
      {person.vacations.length === 0 ? (
        <EmptyState
          picture="calendar"
          title={t('person.empty')}
          hint={mayBook ? t('person.emptyHint') : undefined}
        />
      ) : (
        <EntryList vacations={person.vacations} onOpen={(kind, vacation) => setOpened({ kind, vacation })} />
      )}
      {opened?.kind === 'booking' && <BookingModal person={person} onClose={close} />}
      {(opened?.kind === 'read' || opened?.kind === 'edit') && (
        <EntryModal
          vacation={opened.vacation}
          gender={person.gender}
          editing={opened.kind === 'edit'}
          onClose={close}
        />
      )}
      {opened?.kind === 'delete' && <DeleteLeave vacation={opened.vacation} onClose={close} />}
    </Stack>
  );
}

/** The leave that a link leads to (`?leave=12`), as the explanation of a salary has one; closed, it leaves the address. */
function useLinkedLeave({ vacations }: LeaveEmployee): [Opened | null, () => void] {
  const [params, setParams] = useSearchParams();
  const vacation = vacations.find(({ id }) => String(id) === params.get('leave'));
  const forget = (): void => {
    if (!params.has('leave')) return;
    const rest = new URLSearchParams(params);
    rest.delete('leave');
    setParams(rest, { replace: true });
  };
  return [vacation ? { kind: 'read', vacation } : null, forget];
}
