import type { MonthBehind } from '@paga/contract/filing';
import { formatDate, Tag } from '@paga/kit';
import { daysBetween } from '@paga/payroll';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** From so many days before it a deadline stands out. */
const NEAR_DAYS = 3;

/** By which of its two deadlines a month is late: it has to be closed and paid by the payment date. */
export function deadlineOf({ next }: MonthBehind): 'payment' | 'declaration' {
  return next === 'close' || next === 'pay' ? 'payment' : 'declaration';
}

type DeadlineChipProps = { kind: 'payment' | 'declaration'; date: string; today: string };

/** A deadline of a month: plain while it is far, amber when it is near, red when it has passed. */
export function DeadlineChip({ kind, date, today }: DeadlineChipProps): ReactElement {
  const { t } = useTranslation('payroll');
  const days = daysBetween(today, date);
  const when = days === 0 ? 'today' : days > 0 ? 'ahead' : 'late';
  const text = t(`dashboard.month.${kind}.${when}`, { count: Math.abs(days), date: formatDate(date) });
  if (days > NEAR_DAYS) return <span>{text}</span>;
  return <Tag tone={days < 0 ? 'danger' : 'warning'}>{text}</Tag>;
}
