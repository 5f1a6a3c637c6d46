import type { Vacation, VacationEmployee } from '@paga/contract/leave';
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
import { Link } from 'react-router-dom';
import { BookingModal } from '#booking/booking.modal.tsx';
import { DeleteLeave } from '#entry/delete-leave.modal.tsx';
import { EntryModal } from '#entry/entry.modal.tsx';
import { Balances } from './balances.tsx';
import { EntryList } from './entry-list.tsx';
import { usePersonLeave } from './use-person-leave.ts';

/** What stands open over the panel. */
type Opened = { kind: 'booking' } | { kind: 'read' | 'edit' | 'delete'; vacation: Vacation };

/** The leave of one person: a year's total, used and left per type, every entry, and booking. The window and the employee's tab are this. */
export function LeavePanel({ employeeId }: { employeeId: number }): ReactElement {
  const errorText = useErrorText();
  const [year, setYear] = useState(Number(todayInKosovo().slice(0, 4)));
  const leave = usePersonLeave(employeeId, year);
  if (leave.data) return <Loaded person={leave.data} year={year} onYear={setYear} />;
  if (leave.isError) return <ErrorState detail={errorText(leave.error)} onRetry={() => leave.refetch()} />;
  return <SkeletonTable rows={5} columns={4} />;
}

type LoadedProps = { person: VacationEmployee; year: number; onYear: (year: number) => void };

function Loaded({ person, year, onYear }: LoadedProps): ReactElement {
  const { t } = useTranslation('vacations');
  const mayBook = useMayCall('storeVacation');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const lastYear = Number(todayInKosovo().slice(0, 4)) + 1;
  return (
    <Stack>
      <Row align="between">
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
