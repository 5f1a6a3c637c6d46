import { query } from '@paga/client';
import { getPublicHolidays } from '@paga/contract/company/law/public-holidays';
import { formatDate, todayInKosovo } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHolidayName } from './holiday-table.tsx';

/** How many days off the year has, and the next of them. */
export function PublicHolidaysSummary(): ReactNode {
  const { t } = useTranslation('vacations');
  const nameOf = useHolidayName();
  const today = todayInKosovo();
  const { data } = useQuery({
    ...query(getPublicHolidays, { query: { year: Number(today.slice(0, 4)) } }),
    meta: { silent: true },
  });
  if (!data) return null;
  const next = data.holidays.find(({ date }) => date >= today);
  const count = t('settings.publicHolidays.count', { count: data.holidays.length, year: data.year });
  return next
    ? `${count}. ${t('settings.publicHolidays.next', { name: nameOf(next), date: formatDate(next.date) })}`
    : count;
}
