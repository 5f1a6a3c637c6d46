import { routes } from '#core/http/routes.ts';
import { acceptSalaryWarnings } from './check/accept-salary-warnings.ts';
import { getSalaryChecks } from './check/get-salary-checks.ts';
import { withdrawAcceptance } from './check/withdraw-acceptance.ts';
import { closePeriod } from './closing/close-period.ts';
import { getClosedVersion } from './closing/get-closed-version.ts';
import { getClosedVersions } from './closing/get-closed-versions.ts';
import { markClosing } from './closing/mark-closing.ts';
import { reopenPeriod } from './closing/reopen-period.ts';
import { takeMarkBack } from './closing/take-mark-back.ts';
import { verifyPeriod } from './closing/verify-period.ts';
import { addSalaryComment } from './comments/add-salary-comment.ts';
import { deleteSalaryComment } from './comments/delete-salary-comment.ts';
import { getSalaryComments } from './comments/get-salary-comments.ts';
import { exportForemanSheet } from './foreman-sheet/export-foreman-sheet.ts';
import { readForemanSheet } from './foreman-sheet/read-foreman-sheet.ts';
import { exportSalaries } from './month/export-salaries.ts';
import { generateSalaries } from './month/generate-salaries.ts';
import { getSalaries } from './month/get-salaries.ts';
import { getSalaryInputs } from './month/get-salary-inputs.ts';
import { getSalaryTotals } from './month/get-salary-totals.ts';
import { hasSalaries } from './month/has-salaries.ts';
import { updatePaymentDate } from './month/update-payment-date.ts';
import { updateSalaries } from './month/update-salaries.ts';
import { updateSalary } from './month/update-salary.ts';
import { getMailedPayslips } from './payslip/get-mailed-payslips.ts';
import { getPayslip } from './payslip/get-payslip.ts';
import { getPayslipArchive } from './payslip/get-payslip-archive.ts';
import { getPayslipMail } from './payslip/get-payslip-mail.ts';
import { getPayslipPdf } from './payslip/get-payslip-pdf.ts';
import { sendContractToEmail } from './payslip/send-contract-to-email.ts';
import { sendPayslipToEmail } from './payslip/send-payslip-to-email.ts';
import { getAverageSalary } from './review/get-average-salary.ts';
import { getPayHistory } from './review/get-pay-history.ts';
import { getSalariesTillNow } from './review/get-salaries-till-now.ts';
import { getSalaryComparison } from './review/get-salary-comparison.ts';
import { explainSalary } from './rows/explain-salary.ts';
import { getLeaveSalaries } from './rows/get-leave-salaries.ts';
import { getSalaryLeaves } from './rows/get-salary-leaves.ts';
import { getSignOff } from './sign-off/get-sign-off.ts';
import { signOffMonth } from './sign-off/sign-off-month.ts';
import { withdrawSignOff } from './sign-off/withdraw-sign-off.ts';
import { getMonthSteps } from './steps/get-month-steps.ts';
import { markMonthStep } from './steps/mark-month-step.ts';
import { takeMonthStepBack } from './steps/take-month-step-back.ts';
import { calculateSalary } from './what-if/calculate-salary.ts';
import { carryOverWhatIf } from './what-if/carry-over-what-if.ts';
import { createWhatIf } from './what-if/create-what-if.ts';
import { deleteWhatIf } from './what-if/delete-what-if.ts';
import { getWhatIfs } from './what-if/get-what-ifs.ts';
import { previewEmployeeChange } from './what-if/preview-employee-change.ts';
import { previewTaxSlabs } from './what-if/preview-tax-slabs.ts';
import { previewTaxSlabsInCompany } from './what-if/preview-tax-slabs-in-company.ts';
import { updateWhatIf } from './what-if/update-what-if.ts';

export const payrollRoutes = routes([
  exportForemanSheet,
  readForemanSheet,
  acceptSalaryWarnings,
  getSalaryChecks,
  withdrawAcceptance,
  closePeriod,
  getClosedVersion,
  getClosedVersions,
  markClosing,
  reopenPeriod,
  takeMarkBack,
  verifyPeriod,
  getSalaryComments,
  addSalaryComment,
  deleteSalaryComment,
  exportSalaries,
  generateSalaries,
  getSalaries,
  getSalaryInputs,
  getSalaryTotals,
  hasSalaries,
  updatePaymentDate,
  updateSalaries,
  updateSalary,
  getMailedPayslips,
  getPayslipArchive,
  getPayslipMail,
  getPayslipPdf,
  getPayslip,
  sendContractToEmail,
  sendPayslipToEmail,
  getAverageSalary,
  getSalariesTillNow,
  getSalaryComparison,
  explainSalary,
  getLeaveSalaries,
  getSalaryLeaves,
  getSignOff,
  signOffMonth,
  withdrawSignOff,
  getMonthSteps,
  markMonthStep,
  takeMonthStepBack,
  calculateSalary,
  carryOverWhatIf,
  createWhatIf,
  deleteWhatIf,
  getWhatIfs,
  getPayHistory,
  previewEmployeeChange,
  previewTaxSlabsInCompany,
  previewTaxSlabs,
  updateWhatIf,
]);
