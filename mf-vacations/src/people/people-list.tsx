import type { LeaveEmployee } from '@paga/contract/leave';
import {
  Avatar,
  Button,
  Card,
  EmptyState,
  ErrorState,
  formatNumber,
  SearchBox,
  SkeletonCard,
  Stack,
} from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { nameMatches } from '../leave/upcoming-groups.ts';
import { namesakeNotes } from './namesakes.ts';
import { useLeaveEmployees } from './use-leave-employees.ts';

/** Names before the rest waits for a press: a thousand would delay the first picture of the calendar. */
const AT_FIRST = 50;

type PeopleListProps = { onOpen: (person: LeaveEmployee) => void };

/** The employees beside the calendar, by name, each with the annual days left; a click opens the employee's window. */
export function PeopleList({ onOpen }: PeopleListProps): ReactElement {
  const { t } = useTranslation('vacations');
  const errorText = useErrorText();
  const { employees, people } = useLeaveEmployees();
  const [search, setSearch] = useState('');
  return (
    <Card title={t('people.title')} extra={<span className="paga-hint">{t('people.annualLeft')}</span>}>
      <Stack gap={8}>
        <SearchBox label={t('people.search')} onSearch={setSearch} />
        {employees.isPending && <SkeletonCard lines={6} />}
        {employees.isError && (
          <ErrorState detail={errorText(employees.error)} onRetry={() => employees.refetch()} />
        )}
        {employees.isSuccess && people.length === 0 && <NobodyYet />}
        {employees.isSuccess && people.length > 0 && (
          <Names
            key={search}
            notes={namesakeNotes(people)}
            people={people.filter(({ name }) => nameMatches(name, search))}
            onOpen={onOpen}
          />
        )}
      </Stack>
    </Card>
  );
}

/** A company without employees: not a search that found nothing. */
function NobodyYet(): ReactElement {
  const { t } = useTranslation('vacations');
  const toEmployees = <Link to="/employees">{t('people.toEmployees')}</Link>;
  return <EmptyState picture="people" title={t('people.nobodyYet')} action={toEmployees} />;
}

type NamesProps = {
  people: readonly LeaveEmployee[];
  /** What tells people of one name apart. */
  notes: ReadonlyMap<number, string>;
} & PeopleListProps;

function Names({ people, notes, onOpen }: NamesProps): ReactElement {
  const { t } = useTranslation('vacations');
  const [all, setAll] = useState(false);
  if (people.length === 0) return <EmptyState picture="search" title={t('people.nobody')} />;
  const shown = all ? people : people.slice(0, AT_FIRST);
  const rest = people.length - shown.length;
  return (
    <>
      <ul className="leave-names paga-list" aria-label={t('people.title')}>
        {shown.map((person) => (
          <li key={person.id}>
            <button type="button" className="paga-reset leave-name" onClick={() => onOpen(person)}>
              <Avatar name={person.name} src={person.photo} size={28} />
              <span className="leave-name-text">
                {person.name}
                {notes.has(person.id) && (
                  <span className="paga-hint leave-note"> {notes.get(person.id)}</span>
                )}
              </span>
              <span className="paga-hint">
                {t('people.left', { count: person.annualLeft, left: formatNumber(person.annualLeft) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button block size="small" onClick={() => setAll(true)}>
          {t('people.more', { count: rest })}
        </Button>
      )}
    </>
  );
}
