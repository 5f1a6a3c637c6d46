import { query } from '@paga/client';
import { getNeighbours } from '@paga/contract/employees';
import { Icon } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EmployeeTab } from '#values/tab-of.ts';

/** To the active employees before and after this one by name, on the tab that is open. Of somebody who is not active: nothing. */
export function Neighbours({ employeeId, tab }: { employeeId: number; tab: EmployeeTab }): ReactNode {
  const { t } = useTranslation('employees');
  const { data } = useQuery({ ...query(getNeighbours, { query: { employeeId } }), meta: { silent: true } });
  if (!data) return null;
  const { before, after } = data;
  const place = (id: number) => `/employees/${id}${tab === 'personal' ? '' : `?tab=${tab}`}`;
  return (
    <nav className="employee-neighbours" aria-label={t('employee.neighbours.label')}>
      {before && (
        <Link to={place(before.id)} aria-label={t('employee.neighbours.before', { name: before.name })}>
          <Icon name="chevronLeft" size={12} />
          <span>{before.name}</span>
        </Link>
      )}
      {after && (
        <Link to={place(after.id)} aria-label={t('employee.neighbours.after', { name: after.name })}>
          <span>{after.name}</span>
          <Icon name="chevronRight" size={12} />
        </Link>
      )}
    </nav>
  );
}
