import { query } from '@paga/client';
import type { Employee } from '@paga/contract/employees';
import { getEmployeeVacations } from '@paga/contract/leave';
import {
  Card,
  type Detail,
  DetailList,
  formatDate,
  formatMoney,
  formatNumber,
  Money,
  missing,
  todayInKosovo,
} from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEnd } from '#leaving/use-end.ts';
import { useOptionText } from '#values/use-option-text.ts';
import { timeSince } from './time-since.ts';

/** What one asks first about a person: the post, since when, on which contract, for how much, and the leave that is left. */
export function ProfileFacts({ employee }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  const facts = [
    usePost(employee),
    useStart(employee),
    useContract(employee),
    usePay(employee),
    useLeave(employee),
  ];
  return (
    <section className="employee-facts" aria-label={t('employee.facts.title')}>
      <Card>
        <DetailList items={facts.filter((fact) => fact !== null)} />
      </Card>
    </section>
  );
}

function usePost({ occupation, sectors }: Employee): Detail {
  const { t } = useTranslation('employees');
  const names = sectors.map(({ name }) => name).join(', ');
  return { key: 'post', label: t('employee.field.occupation'), value: occupation, hint: names || null };
}

function useStart({ jobStarted, contractStarted }: Employee): Detail {
  const { t } = useTranslation('employees');
  const day = jobStarted ?? contractStarted;
  const since = day === null ? null : timeSince(day, todayInKosovo());
  const said = since && [
    since.years > 0 && t('employee.facts.years', { count: since.years }),
    since.months > 0 && t('employee.facts.months', { count: since.months }),
  ];
  return {
    key: 'start',
    // What the card below has no day for is not said here to have one.
    label: t(jobStarted === null ? 'employee.field.contractStarted' : 'employee.field.jobStarted'),
    value: day && formatDate(day),
    hint: said?.filter(Boolean).join(' ') || null,
  };
}

function useContract(employee: Employee): Detail {
  const { t } = useTranslation('employees');
  const optionText = useOptionText();
  const isOpenEnded = useEnd(employee)?.openEnded;
  const { expirationContract, employmentType } = employee;
  return {
    key: 'contract',
    label: t('employee.facts.contract'),
    value: expirationContract
      ? t(isOpenEnded ? 'employee.facts.openUntil' : 'employee.facts.until', {
          date: formatDate(expirationContract),
        })
      : t('employee.facts.open'),
    hint: optionText('employmentType', employmentType),
  };
}

function usePay({ bruttoSalary, nettoSalary, pricePerHour }: Employee): Detail {
  const { t } = useTranslation('employees');
  const isHourly = bruttoSalary === null && pricePerHour !== null;
  return {
    key: 'pay',
    label: t(isHourly ? 'employee.field.pricePerHour' : 'employee.field.bruttoSalary'),
    value: <Money value={isHourly ? pricePerHour : bruttoSalary} currency />,
    hint: nettoSalary === null ? null : t('employee.facts.net', { net: formatMoney(nettoSalary) }),
  };
}

/** The annual leave left this year; null for who may not see it. */
function useLeave({ id }: Employee): Detail | null {
  const { t } = useTranslation('employees');
  const maySee = useMayCall('getEmployeeVacations');
  // The query of the leave tab, which then opens at once.
  const year = Number(todayInKosovo().slice(0, 4));
  const { data } = useQuery({
    ...query(getEmployeeVacations, { params: { id }, query: { year } }),
    enabled: maySee,
    meta: { silent: true },
  });
  if (!maySee) return null;
  return {
    key: 'leave',
    label: t('employee.facts.leave'),
    value: data ? (
      <Link to="?tab=leave">
        {t('employee.facts.days', { count: data.annualLeft, days: formatNumber(data.annualLeft) })}
      </Link>
    ) : (
      missing
    ),
    hint: data ? t('employee.facts.ofDays', { days: formatNumber(data.annualDays), year }) : null,
  };
}
