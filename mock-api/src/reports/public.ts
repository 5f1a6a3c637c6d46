// All that other areas may import of this one: reads and commands, no tables.
export { type CertificateFacts, employerColumns } from './certificate/certificate-figures.ts';
export { certificatePdf } from './certificate/certificate-file.ts';
export { type Declared, declaredOf } from './declaration/declaration.ts';
export { companyHead } from './files/company-head.ts';
export { drawReport } from './files/draw-report.ts';
export type { ReportColumn, ReportTable } from './files/report-table.ts';
export { monthTitle, reportWords } from './files/report-words.ts';
export { storeReport } from './files/store-report.ts';
export { paymentOrder } from './payment-order/payment-order.ts';
export { refuseBelowZero } from './report/refuse-below-zero.ts';
export { moneyColumn } from './report/report-columns.ts';
export { salaryReport } from './salaries/salary-report.ts';
export { yearStatistics } from './statistics/year-statistics.ts';
