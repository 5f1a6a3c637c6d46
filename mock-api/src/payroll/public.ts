// All that other areas may import of this one: reads and commands, no tables.
export { acceptedFindings } from './check/accepted-findings.ts';
export { versionsOf, wireVersions } from './closing/closed-version.ts';
export { type NotedTask, tasksOfVersions } from './closing/closing-tasks.ts';
export { heldClosing } from './closing/mark-closing.ts';
export type { StoredVersion } from './closing/stored-version.ts';
export { generateMonth } from './month/generate-salaries.ts';
export {
  closedDifference,
  closedExplanation,
  closedPayslip,
  type KeptRow,
} from './payslip/closed-payslip.ts';
export { newestMails } from './payslip/get-mailed-payslips.ts';
export { archiveName } from './payslip/get-payslip-archive.ts';
export { type PayslipNotice, payslipNotices } from './payslip/notices.ts';
export { paperFigures } from './payslip/paper-figures.ts';
export { payslipsOf } from './payslip/payslip.ts';
export { payslipFile } from './payslip/payslip-file.ts';
export { payslipText } from './payslip/payslip-text.ts';
export { byName, inOrderOfNames, isHead, ofPeriod, totalsOfPeriod } from './rows/month-rows.ts';
export { sectorsOf } from './rows/sectors-of.ts';
export { monthStanding } from './steps/month-standing.ts';
export { stepOfClosed } from './steps/where-month-stands.ts';
