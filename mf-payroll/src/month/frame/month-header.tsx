import { MonthPicker, usePhone } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Period } from '#month/period/use-period.ts';
import { MonthSteps } from '../steps/month-steps.tsx';
import { useMonthSteps } from '../steps/use-month-steps.ts';
import './month-header.css';
import { MonthRail, type MonthView } from './month-rail.tsx';
import { useFrameKeys } from './use-month-keys.ts';

type MonthHeaderProps = {
  period: Period;
  view: MonthView;
  onPeriod: (next: Period) => void;
  /** What is done with the month from here; the green button that names the next step comes last. */
  children?: ReactNode;
};

/** The head of every page of a month, in one place and of one height: its chooser, its steps, and the next one as a button. */
export function MonthHeader({ period, view, onPeriod, children }: MonthHeaderProps): ReactElement {
  const { t } = useTranslation('payroll');
  const isPhone = usePhone();
  const { data } = useMonthSteps(period);
  useFrameKeys(period, view);
  return (
    <div className="month-header">
      <MonthPicker value={period} onChange={onPeriod} label={t('calculations.period')} />
      {!isPhone && <MonthRail month={period} view={view} standing={data} />}
      <MonthSteps month={period} isShort={isPhone} />
      <div className="month-header-end">{children}</div>
    </div>
  );
}
