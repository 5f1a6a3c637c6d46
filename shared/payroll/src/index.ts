/**
 * @paga/payroll: pure payroll arithmetic of Kosovo. No I/O, no React, no clock; the same code in server and browser.
 *
 * Units: amounts are `Cents` (integers), converted only by `toCents` / `toEuro`; percentages and hours come in as decimals
 * (`5`, `'7.25'`) and are exact integers inside; dates are civil `YYYY-MM-DD`; months are 1..12. Every error has a `code` (`isPayrollError`).
 *
 * - A month:       `calculateSalary({ period, contract, pay, tier, ... }): SalaryResult`, explained by `explainSalary(input): SalaryTrace`
 *                  (in words: `explainer(language, format)` of `@paga/payroll/explained`)
 *                  period: { year, month, paymentDate, weekWorkingDays, holidays, uplifts, contributions?, hoursOfMonth?, premiums?, tables? }
 *                  contract: { started, ended? }
 *                  pay: { type: 1, salaries: [{ validFrom, amount }] } | { type: 2, prices: [{ validFrom, pricePerHour }], regularHours? }
 *                       | { type: 3, lines: [{ id, share }] }
 *                  tier 1 | 2, fullTime?, birthDate?, noTaxes?, hasContributions?, employeePercentage?, employerPercentage?,
 *                  workingHoursPerMonth?, leaves?: [{ type, from, to, percentage, since? }],
 *                  insurance?: { option, employerPercentage?, family?, premium? }, hours?: { night, weekend, afterWork, holiday, guard },
 *                  grossOverride?, extraBrutto?, extraNetto?, deductions?: { stops, avanse, phone, ticket }
 *                  Pass the same period object with every employee of a run: it is derived once.
 * - A row:         `engineInput(period, inputs, edits)`, `editsAfter(before, typed)`, `rowFigures(input, result, edits)`: what the screen shows at once
 * - Recurring:   `engineInput` takes `inputs.recurring`: loans, court orders and allowances, as amounts of the month
 * - A payslip:   `payslipSections(slip)`, `payslipFacts(slip)`: what stands on it, without words, for screen and PDF
 *                  `regularPayOf(input)`: hours and pay behind the gross of somebody paid by the hour
 * - A cost:      `companyCostOf(row | totals | payslip)`: total gross and the employer's contribution, in euro
 * - A calculator:  `netForGross(gross, terms)`, `grossForNet(net, terms)`: { gross, totalBrutto, contribution, taxable, tax, prime, net, table }
 * - A calendar:    `payDays`, `isInMonth`, `isLeaveDay`, `maternityPhases`, `publicHolidays`, `monthEnd` (default payment date), `addMonths`, ...
 * - A ledger:      `leaveLedger(input): LedgerLine[]` of one person and type of leave; `balanceOn(lines, date)`, `yearFigures(lines, year, today)`
 * - Tables:        `builtInTables`, `wageTaxTable`, `minimumWage`, `inForce`, `bandParts`, `bandProblems`, `toTaxSteps`, `fromTaxSteps`
 * - Projects:      `splitBudgetLine`, `splitOverLines`
 * - Declaration:   `declaredContribution`
 * - A comparison: `explainDifference(before, after, difference)`: why a net differs from last month's, causes that add up exactly
 * - An audit:      `monthAuditor(month)`, `auditWholeMonth(month)`: what is odd in a month against the twelve before it, with old and new
 * - What if:      `sandboxOf(month, changes)`: the inputs of a month's rows with raises, hours or rates that are only tried
 * - Identifiers:   `checkPersonalNumber`, `checkBankAccount`, `ibanOf`, `bankOf`
 */

export {
  addDays,
  addMonths,
  civilDate,
  daysBetween,
  isCivilDate,
  monthEnd,
  monthLength,
  monthStart,
  parts,
  toCivilDate,
  toDayNumber,
  weekday,
} from '@paga/calendar';
export { auditWholeMonth, monthAuditor } from './audit/audit-month.ts';
export type { AuditedMonth, AuditedPay, AuditedRow, AuditFinding } from './audit/audited.ts';
export { type DeclaredRow, declaredFindings } from './audit/declared-rules.ts';
export { dueOfDeclaration } from './calendar/due-of-declaration.ts';
export * from './calendar/leave-days.ts';
export * from './calendar/maternity-phases.ts';
export {
  HOURS_OF_WEEK,
  isInMonth,
  payDays,
  toWeekWorkingDays,
  type WeekWorkingDays,
} from './calendar/pay-days.ts';
export * from './calendar/public-holidays.ts';
export * from './calendar/statutory-holidays.ts';
export { explainDifference } from './compare/difference.ts';
export { lastOfTenYears, sameTermAgain } from './employee/fixed-term.ts';
export { noticeOf } from './employee/notice.ts';
export { raisedBy } from './employee/raise.ts';
export { unusedLeavePay } from './employee/unused-leave.ts';
export { engineVersion } from './engine-version.ts';
export { groupedBy } from './grouped-by.ts';
export * from './identifiers/bank-account.ts';
export * from './identifiers/identifier-check.ts';
export * from './identifiers/personal-number.ts';
export { isInFirstMonths, type LedgerPerson } from './leave-ledger/given-days.ts';
export { type CorrectedDays, leaveLedger, type UsedDay } from './leave-ledger/leave-ledger.ts';
export { balanceOn, lowestBalance, type YearFigures, yearFigures } from './leave-ledger/ledger-balance.ts';
export { ARTICLE_OF_TYPE, LEDGER_ORDER, type LedgerLine } from './leave-ledger/ledger-line.ts';
export { type Stretch, unbrokenWork } from './leave-ledger/unbroken-work.ts';
export * from './money/cents.ts';
export * from './money/rate.ts';
export * from './payroll-error.ts';
export { detailFigures } from './payslip/detail-figures.ts';
export * from './payslip/payslip-facts.ts';
export * from './payslip/payslip-lines.ts';
export { payslipToDate } from './payslip/payslip-to-date.ts';
export * from './row/edits.ts';
export * from './row/row-figures.ts';
export { touchedEdit } from './row/touched-edit.ts';
export { calculateSalary } from './salary/calculate-salary.ts';
export { companyCostOf } from './salary/company-cost.ts';
export { declaredContribution } from './salary/declared-contributions.ts';
export { regularPayOf } from './salary/gross-pay.ts';
export { type HourBasis, hourBasis } from './salary/hour-prices.ts';
export * from './salary/input.ts';
export { type Premium, premiumOf } from './salary/premium.ts';
export { isUnusual } from './salary/problems.ts';
export * from './salary/recurring-line.ts';
export { restOfGross } from './salary/rest-of-gross.ts';
export * from './salary/result.ts';
export * from './salary/split-budget-line.ts';
export { type Band, bandParts, bandProblems } from './tables/bands.ts';
export * from './tables/dated.ts';
export * from './tables/four-bands.ts';
export * from './tables/national.ts';
export * from './trace/explain-salary.ts';
export * from './trace/trace.ts';
export { wireTrace } from './trace/wire-trace.ts';
export { calculatorAnswer } from './what-if/calculator-answer.ts';
export type { MonthPerson } from './what-if/person-changes.ts';
export * from './what-if/quote.ts';
export { isOfTerms, isRate, type Sandbox, sandboxOf, triedBands } from './what-if/sandbox.ts';
