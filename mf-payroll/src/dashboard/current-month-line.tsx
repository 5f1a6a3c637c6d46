import type { CurrentMonth } from '@paga/contract/filing';
import { Button, formatDate, formatNumber, Money } from '@paga/kit';
import { daysBetween } from '@paga/payroll';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePeriodName } from '#month/period/period-name.ts';
import { placeOfStep } from './next-step.ts';

type Text = TFunction<'payroll'>;
const PROBLEM = ['fix', 'check'];

/** Where the month stands, in words. */
function standing({ next, state, problems, warnings }: CurrentMonth, t: Text): string {
  if (next === 'calculate' && state === 'open') return t('dashboard.month.standing.again');
  return t(`dashboard.month.standing.${next}`, { count: next === 'fix' ? problems : warnings });
}

function deadline(kind: 'payment' | 'declaration', date: string, today: string, t: Text): string {
  const days = daysBetween(today, date);
  const when = days === 0 ? 'today' : days > 0 ? 'ahead' : 'late';
  return t(`dashboard.month.${kind}.${when}`, { count: Math.abs(days), date: formatDate(date) });
}

/** Where the month to work on stands, its deadlines and figures, and the one button that names the next step. */
export function CurrentMonthLine({ month, today }: { month: CurrentMonth; today: string }): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const name = usePeriodName(month);
  const { next, heads, net, paid, declared, paymentDate, declarationDue, problems, warnings } = month;
  const tone = PROBLEM.includes(next) ? 'warning' : next === 'done' ? 'done' : 'open';
  const count = next === 'fix' ? problems : warnings;
  return (
    <div className="payroll-month-now">
      <div className="payroll-month-facts">
        <p className={`payroll-month-standing payroll-month-${tone}`}>{standing(month, t)}</p>
        <ul className="payroll-month-lines">
          {!paid && <li>{deadline('payment', paymentDate, today, t)}</li>}
          {!declared && <li>{deadline('declaration', declarationDue, today, t)}</li>}
          {heads > 0 && <li>{t('dashboard.month.heads', { count: heads, heads: formatNumber(heads) })}</li>}
          {heads > 0 && (
            <li>
              {t('dashboard.month.net')} <Money value={net} currency />
            </li>
          )}
        </ul>
      </div>
      <Button
        variant={next === 'done' ? 'default' : 'primary'}
        size="large"
        onClick={() => navigate(placeOfStep(month))}
      >
        {t(`dashboard.month.do.${next}`, { month: name, count })}
      </Button>
    </div>
  );
}
