/** The eight reports in the order of the rail, by group: the name in the address, and what names it in messages. */
export const REPORT_GROUPS = {
  management: [
    { key: 'monthlySalary', name: 'monthly-salary' },
    { key: 'yearlySalary', name: 'yearly-salary' },
    { key: 'statistics', name: 'monthly-statistics' },
    { key: 'paymentOrder', name: 'bank-payment' },
  ],
  taxAdministration: [
    { key: 'declaration', name: 'edi' },
    { key: 'contributionsBook', name: 'contributions-book' },
  ],
  employee: [
    { key: 'certificate', name: 'annual-certificate' },
    { key: 'vacationList', name: 'vacation-list' },
  ],
} as const;

type Group = keyof typeof REPORT_GROUPS;
type Report = (typeof REPORT_GROUPS)[Group][number];

/** What a report is called in messages. */
export type ReportKey = Report['key'];

/** All eight, one after the other. */
export const REPORTS: readonly Report[] = Object.values(REPORT_GROUPS).flat();

/** The groups in their order. */
export const GROUPS = Object.keys(REPORT_GROUPS) as Group[];

/** The page of a report. `search`: the month that goes along. */
export const pathOf = ({ name }: Report, search = ''): string => `/reports/${name}${search}`;
