/** Every report by its group: its address, and what names it in messages. */
export const REPORTS = {
  management: [
    { key: 'paymentOrder', path: '/reports/management/bank-payment' },
    { key: 'statistics', path: '/reports/management/monthly-statistics' },
    { key: 'yearlySalary', path: '/reports/management/yearly-salary' },
    { key: 'monthlySalary', path: '/reports/management/monthly-salary' },
  ],
  employee: [
    { key: 'certificate', path: '/reports/employee/annual-certificate' },
    { key: 'vacationList', path: '/reports/employee/vacation-list' },
  ],
  taxAdministration: [
    { key: 'contributionsBook', path: '/reports/tax-administration/contributions-book' },
    { key: 'edi', path: '/reports/tax-administration/edi' },
  ],
  edi: [{ key: 'declaration', path: '/reports/tax-administration/edi/salaries' }],
} as const;

/** A group of reports. */
export type Group = keyof typeof REPORTS;

/** Where each group is, and where its arrow leads back to. */
export const GROUP_PATHS: Record<Group, { path: string; back: string }> = {
  management: { path: '/reports/management/', back: '/reports' },
  employee: { path: '/reports/employee/', back: '/reports' },
  taxAdministration: { path: '/reports/tax-administration/', back: '/reports' },
  edi: { path: '/reports/tax-administration/edi', back: '/reports/tax-administration/' },
};
