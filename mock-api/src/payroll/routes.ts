import { routes } from '../http/routes.ts';
import { answerCalculateSalary } from './calculate-salary.ts';
import { answerSalaryChecks, runAcceptWarnings } from './check-month.ts';
import { runClosePeriod, runReopenPeriod } from './close-period.ts';
import { answerSalaryComparison } from './compare-months.ts';
import { answerAverageSalary, answerSalariesTillNow } from './dashboard-figures.ts';
import { answerExplainSalary } from './explain-salary.ts';
import { answerExportSalaries } from './export-salaries.ts';
import { answerGeneralValues } from './general-values.ts';
import { runGenerateSalaries } from './generate-salaries.ts';
import { answerPayslip, answerPayslipPdf } from './get-payslip.ts';
import { answerSalaries } from './get-salaries.ts';
import { answerSalaryInputs } from './get-salary-inputs.ts';
import { answerTotals } from './get-totals.ts';
import { answerClosedVersion, answerClosedVersions } from './get-versions.ts';
import { answerHasSalaries } from './has-salaries.ts';
import { answerMailedPayslips } from './mailed-payslips.ts';
import { runMarkClosing, runTakeMarkBack } from './mark-closing.ts';
import { answerPayslipArchive } from './payslip-archive.ts';
import { sendContracts } from './send-contracts.ts';
import { sendPayslips } from './send-payslips.ts';
import { runUpdatePaymentDate } from './update-payment-date.ts';
import { runUpdateSalaries } from './update-salaries.ts';
import { runUpdateSalary } from './update-salary.ts';
import { answerVerifyPeriod } from './verify-period.ts';
import { runCarryOverWhatIf } from './what-if/carry-over.ts';
import { answerWhatIfs, runCreateWhatIf, runDeleteWhatIf, runUpdateWhatIf } from './what-if/keep-what-ifs.ts';
import { runWithdrawAcceptance } from './withdraw-acceptance.ts';

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
