import type { Notification, NotificationKind } from '@paga/contract/notifications';

const PAY = '/calculations/pay';

/** The page of a month that a notification waits for, and the task on it. */
const MONTH_PAGE: Partial<Record<NotificationKind, { path: string; task?: string }>> = {
  paymentDue: { path: PAY },
  declarationDue: { path: PAY },
  monthOpen: { path: '/calculations' },
  monthClosed: { path: PAY },
  paymentLate: { path: PAY },
  declarationLate: { path: PAY, task: 'declaration' },
  taxesDue: { path: PAY, task: 'contributionPayment' },
  taxesLate: { path: PAY, task: 'contributionPayment' },
  monthPaid: { path: PAY },
  monthDeclared: { path: PAY, task: 'declaration' },
  mailFailed: { path: PAY, task: 'payslips' },
};

const OF_REQUESTS: ReadonlySet<NotificationKind> = new Set([
  'leaveAsked',
  'questionAsked',
  'ownDataAsked',
  'bankAccountAsked',
  'sicknessReported',
]);

/** Where a notification leads: the month on the page that it waits for, the backups of the company, the requests, or the employee. */
export function placeOfNotification({ type, kind = type, month, employeeId }: Notification): string {
  if (OF_REQUESTS.has(kind)) return '/requests';
  if (kind === 'backupFailed') return '/configurations?tab=backup';
  const page = MONTH_PAGE[kind];
  if (page && month)
    return `${page.path}?month=${month.month}&year=${month.year}${page.task ? `&task=${page.task}` : ''}`;
  return `/employees/${employeeId}${kind === 'vacation' ? '?tab=leave' : ''}`;
}
