import { answerGeneralValues } from '#company/law/general-values.ts';
import { routes } from '#core/http/routes.ts';
import { answerSalaryChecks, runAcceptWarnings } from './check/check-month.ts';
import { runWithdrawAcceptance } from './check/withdraw-acceptance.ts';
import { runClosePeriod, runReopenPeriod } from './closing/close-period.ts';
import { answerClosedVersion, answerClosedVersions } from './closing/get-versions.ts';
import { runMarkClosing, runTakeMarkBack } from './closing/mark-closing.ts';
import { answerVerifyPeriod } from './closing/verify-period.ts';
import { answerExportSalaries } from './export/export-salaries.ts';
import { runGenerateSalaries } from './month/generate-salaries.ts';
import { answerSalaries } from './month/get-salaries.ts';
import { answerSalaryInputs } from './month/get-salary-inputs.ts';
import { answerTotals } from './month/get-totals.ts';
import { answerHasSalaries } from './month/has-salaries.ts';
import { runUpdatePaymentDate } from './month/update-payment-date.ts';
import { runUpdateSalaries } from './month/update-salaries.ts';
import { runUpdateSalary } from './month/update-salary.ts';
import { answerPayslip, answerPayslipPdf } from './payslip/get-payslip.ts';
import { answerMailedPayslips } from './payslip/mailed-payslips.ts';
import { answerPayslipArchive } from './payslip/payslip-archive.ts';
import { sendContracts } from './payslip/send-contracts.ts';
import { sendPayslips } from './payslip/send-payslips.ts';
import { answerSalaryComparison } from './review/compare-months.ts';
import { answerAverageSalary, answerSalariesTillNow } from './review/dashboard-figures.ts';
import { answerExplainSalary } from './rows/explain-salary.ts';
import { answerCalculateSalary } from './what-if/calculate-salary.ts';
import { runCarryOverWhatIf } from './what-if/carry-over.ts';
import { answerWhatIfs, runCreateWhatIf, runDeleteWhatIf, runUpdateWhatIf } from './what-if/keep-what-ifs.ts';

export const payrollRoutes = routes([
  answerCalculateSalary,
  answerTotals,
  answerSalaries,
  answerSalaryInputs,
  runGenerateSalaries,
  answerHasSalaries,
  runUpdateSalary,
  runUpdateSalaries,
  runUpdatePaymentDate,
  sendContracts,
  sendPayslips,
  answerMailedPayslips,
  answerPayslip,
  answerPayslipPdf,
  answerPayslipArchive,
  answerExplainSalary,
  answerExportSalaries,
  answerSalariesTillNow,
  answerAverageSalary,
  answerGeneralValues,
  runClosePeriod,
  runReopenPeriod,
  answerSalaryComparison,
  answerSalaryChecks,
  runAcceptWarnings,
  runWithdrawAcceptance,
  answerClosedVersions,
  answerClosedVersion,
  answerVerifyPeriod,
  runMarkClosing,
  runTakeMarkBack,
  answerWhatIfs,
  runCreateWhatIf,
  runUpdateWhatIf,
  runDeleteWhatIf,
  runCarryOverWhatIf,
]);
