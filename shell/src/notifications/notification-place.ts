import type { Notification } from '@paga/contract/notifications';

const MONTH_PAGE = {
  paymentDue: '/calculations/pay',
  declarationDue: '/calculations/pay',
  monthOpen: '/calculations',
  monthClosed: '/calculations/pay',
} as const;

const isOfMonth = (type: Notification['type']): type is keyof typeof MONTH_PAGE => type in MONTH_PAGE;

/** Where a notification leads: the month on the page that it waits for, or the employee. */
export function placeOfNotification({ type, month, employeeId }: Notification): string {
  if (isOfMonth(type) && month) return `${MONTH_PAGE[type]}?month=${month.month}&year=${month.year}`;
  return `/employees/${employeeId}${type === 'vacation' ? '?tab=leave' : ''}`;
}
