import { query } from '@paga/client';
import { getMonthTasks } from '@paga/contract/filing';
import { Button } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { placeOf } from '#month/period/place-of.ts';
import type { Period } from '#month/period/use-period.ts';
import { OpenNextMonth } from './open-next-month.tsx';

/** Of a month that is paid and declared: what else is to be paid, handed out or kept, and once nothing is, the next month. */
export function AfterClosing({ period }: { period: Period }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const { id: tenantId } = useCompany();
  const { data } = useQuery({
    ...query(getMonthTasks, { query: { ...period, tenantId } }),
    meta: { silent: true },
  });
  if (!data) return null;
  if (data.isDone) return <OpenNextMonth period={period} />;
  const left = data.tasks.filter(({ state, isRequired }) => state === 'open' && isRequired).length;
  return (
    <Button variant="primary" onClick={() => navigate(placeOf('pay', period))}>
      {t('calculations.next.payLeft', { count: left })}
    </Button>
  );
}
