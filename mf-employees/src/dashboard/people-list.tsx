import { fullName } from '@paga/contract/full-name';
import { Avatar, ErrorState, Row, SkeletonCard, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { counted } from '#counted.ts';
import './people-list.css';

type Person = { id: number; firstName: string; lastName: string; photo?: string | null };

type PeopleListProps<Row extends Person> = {
  list: { data?: Row[]; error: unknown; refetch: () => unknown };
  detail: (person: Row) => ReactNode;
  hint?: (person: Row) => ReactNode;
};

const SHOWN = 5;

/** A few people with a date each, each leading to the person; how many more there are stands below. */
export function PeopleList<Row extends Person>({ list, detail, hint }: PeopleListProps<Row>): ReactNode {
  const { t } = useTranslation('employees');
  const errorText = useErrorText();
  if (list.error) return <ErrorState detail={errorText(list.error)} onRetry={() => list.refetch()} />;
  if (!list.data)
    return (
      <div aria-busy="true">
        <SkeletonCard />
      </div>
    );
  const more = list.data.length - SHOWN;
  return (
    <Stack gap={8}>
      {list.data.slice(0, SHOWN).map((person) => (
        <Row gap={12} wrap={false} justify="between" key={person.id} className="people-line">
          <PersonName person={person} hint={hint?.(person)} />
          {detail(person)}
        </Row>
      ))}
      {more > 0 && <span className="paga-hint">{t('dashboard.more', counted(more))}</span>}
    </Stack>
  );
}

function PersonName({ person, hint }: { person: Person; hint: ReactNode }): ReactNode {
  const name = fullName(person);
  return (
    <Row wrap={false} className="people-name">
      <Avatar name={name} src={person.photo} size={28} />
      <span>
        <Link to={`/employees/${person.id}`}>{name}</Link> {hint && <span className="paga-hint">{hint}</span>}
      </span>
    </Row>
  );
}
