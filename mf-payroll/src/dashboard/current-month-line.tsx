import type { CurrentMonth } from '@paga/contract/filing';
import { Button, formatDate, formatNumber, Money, monthTitle, Row, useKit } from '@paga/kit';
import { placeOfStep, useMayCall } from '@paga/platform';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { usePeriodName } from '#month/period/period-name.ts';
import { placeOf } from '#month/period/place-of.ts';
import { CalculateMonth } from './calculate-month.tsx';
import { DeadlineChip } from './deadline-chip.tsx';

type Text = TFunction<'payroll'>;
const PROBLEM = ['fix', 'check'];

/** Where the month stands, in words. */
function standing({ next, state, problems, warnings, hints }: CurrentMonth, t: Text): string {
  if (next === 'calculate' && state === 'open') return t('dashboard.month.standing.again');
  if (next === 'check' && warnings === 0) return t('dashboard.month.standing.look', { count: hints });
  return t(`dashboard.month.standing.${next}`, { count: next === 'fix' ? problems : warnings });
}

type CurrentMonthLineProps = {
  month: CurrentMonth;
  today: string;
  /** Whether nothing of an earlier month comes before it. */
  isFirst: boolean;
};

/** Where the month to work on stands, its deadlines and figures, and the button that names the next step. */
export function CurrentMonthLine({ month, today, isFirst }: CurrentMonthLineProps): ReactElement {
  const { t } = useTranslation('payroll');
  const { language } = useKit();
  const { next, heads, net, state } = month;
  const text = standing(month, t);
  const title = monthTitle(month.month, month.year, language);
  const tone = PROBLEM.includes(next) ? 'warning' : next === 'done' ? 'done' : 'open';
  return (
    <div className="payroll-month-now">
      <div>
        <p className={`payroll-month-standing payroll-month-${tone}`}>
          {isFirst ? text : t('dashboard.month.ofMonth', { month: title, text })}
        </p>
        <Row as="ul" gap={[4, 20]} className="payroll-month-lines">
          <Deadline kind="payment" month={month} today={today} />
          <Deadline kind="declaration" month={month} today={today} />
          {heads > 0 && <li>{t('dashboard.month.heads', { count: heads, heads: formatNumber(heads) })}</li>}
          {heads > 0 && state !== 'blank' && (
            <li>
              {t('dashboard.month.net')} <Money value={net} currency />
            </li>
          )}
          {!PROBLEM.includes(next) && <Found month={month} />}
        </Row>
      </div>
      <div className="payroll-month-do">
        <TakeStep month={month} isFirst={isFirst} />
      </div>
    </div>
  );
}

/** The next step as one button; people are imported first, a month without salaries is calculated at once. */
function TakeStep({ month, isFirst }: Pick<CurrentMonthLineProps, 'month' | 'isFirst'>): ReactElement {
  const { t } = useTranslation('payroll');
  const navigate = useNavigate();
  const name = usePeriodName(month);
  const mayImport = useMayCall('startImport');
  const mayCalculate = useMayCall('generateSalaries');
  const variant = month.next === 'done' || !isFirst ? 'default' : 'primary';
  if (month.next === 'hire' && mayImport)
    return (
      <>
        <Button size="large" icon="plus" onClick={() => navigate('/employees?new=1')}>
          {t('dashboard.month.do.hire')}
        </Button>
        <Button variant={variant} size="large" icon="upload" onClick={() => navigate('/employees?import=1')}>
          {t('dashboard.month.import')}
        </Button>
      </>
    );
  if (month.next === 'calculate' && month.state === 'blank' && mayCalculate)
    return <CalculateMonth month={month} variant={variant} label={toDo(month, name, t)} />;
  return (
    <Button variant={variant} size="large" onClick={() => navigate(placeOfStep(month))}>
      {toDo(month, name, t)}
    </Button>
  );
}

type DeadlineProps = { kind: 'payment' | 'declaration'; month: CurrentMonth; today: string };

/** Until when the month is paid or declared; of one that was reopened, when it was; nothing once it is done. */
function Deadline({ kind, month, today }: DeadlineProps): ReactElement | null {
  const { t } = useTranslation('payroll');
  const mark = kind === 'payment' ? 'paid' : 'declared';
  const before = month.before[mark];
  if (month[mark]) return null;
  const due = kind === 'payment' ? month.paymentDate : month.declarationDue;
  return (
    <li>
      {before ? (
        t(`dashboard.month.before.${mark}`, { date: formatDate(before) })
      ) : (
        <DeadlineChip kind={kind} date={due} today={today} />
      )}
    </li>
  );
}

/** The next step as a command. */
function toDo({ next, problems, warnings, hints }: CurrentMonth, name: string, t: Text): string {
  if (next === 'check' && warnings === 0) return t('dashboard.month.do.look', { count: hints });
  return t(`dashboard.month.do.${next}`, { month: name, count: next === 'fix' ? problems : warnings });
}

/** What the check has found already, while the month waits for something else. */
function Found({ month }: { month: CurrentMonth }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const { problems, warnings } = month;
  const found = [
    problems > 0 && t('calculations.step.errors', { count: problems }),
    warnings > 0 && t('calculations.step.warnings', { count: warnings }),
  ].filter(Boolean);
  if (found.length === 0) return null;
  return (
    <li>
      <Link to={placeOf('check', month)}>{found.join(', ')}</Link>
    </li>
  );
}
