import { query } from '@paga/client';
import { getUpcomingBirthdays, type UpcomingBirthday } from '@paga/contract/employees';
import { Card, DateText, formatDate, todayInKosovo } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { PeopleList } from './people-list.tsx';

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Birthdays of the next 30 days, on the dashboard: the day to come, the age then, and the date of birth. */
export function BirthdaysCard(): ReactElement | null {
  const { t } = useTranslation('employees');
  const { id: tenantId } = useCompany();
  const birthdays = useQuery({
    ...query(getUpcomingBirthdays, { query: { tenantId } }),
    meta: { silent: true },
  });
  const today = todayInKosovo();
  const turns = ({ falls, birthDate }: UpcomingBirthday) =>
    [t('dashboard.turns', { count: yearOf(falls) - yearOf(birthDate) }), formatDate(birthDate)].join(' · ');
  // Nobody`s birthday is nothing to read; what failed is said.
  if (birthdays.data?.birthdays.length === 0) return null;
  return (
    <Card title={t('dashboard.birthdays')}>
      <PeopleList
        list={{ ...birthdays, data: birthdays.data?.birthdays }}
        detail={({ falls }) => (falls === today ? t('dashboard.today') : <DateText value={falls} />)}
        hint={turns}
      />
    </Card>
  );
}
