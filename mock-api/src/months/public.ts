// All that other areas may import of this one: read models, reads and commands, no tables.

export { basisHash, premiumsOf, readBasis, requireTaxTable, storeBasis } from './basis/basis.ts';
export { wireTaxTable } from './basis/get-general-values.ts';
export { grossOfNet, type NetTerms, netOfGross, netTermsOf } from './basis/net-of-gross.ts';
export { termChanges } from './basis/settings-within.ts';
export {
  CLOSED_FIGURES,
  CLOSING_SCHEME,
  type ClosedContent,
  type ClosedFigures,
  type ClosedRowContent,
  closingHash,
  contentHash,
  contentText,
  DAYS_OFF_SCHEME,
  figuresOf,
  figuresOfResult,
  type HashedRow,
  hashedRow,
  rowHash,
  valuesOf,
  YEAR_FIGURES,
  type YearSums,
  type YearToDate,
} from './closed-content.ts';
export {
  closedMonths,
  type DaySpan,
  monthsTouched,
  requireOpenMonths,
  type TouchedMonth,
} from './closed-months.ts';
export { type ClosedPlace, keepsPlace, lastClosing, monthsWithKeptLines } from './last-closing.ts';
export {
  blankState,
  changedNow,
  findPeriod,
  keptPeriod,
  lockedMonth,
  lockOpenPeriod,
  lockPeriod,
  type MonthWriter,
  type Period,
  periodState,
  requireOpen,
} from './period.ts';
export {
  closingTask,
  salary,
  salaryAcceptance,
  salaryBasis,
  salaryPeriod,
  salaryTrace,
  salaryVersion,
  salaryVersionRow,
  traceShape,
} from './read-models.ts';
export { type BasisContent, engineInput, type PaidLine, type RowInputs, type RowPay } from './row-inputs.ts';
export { sortedFields } from './sorted-fields.ts';
export { sortedText } from './sorted-text.ts';
export { storeSalaries } from './store-salaries.ts';
export { filledShape, shapeHash, type TraceShape, TraceShapes, traceHash } from './trace-shape.ts';
export {
  addAcceptances,
  deleteAcceptance,
  deleteSignedAcceptances,
} from './write-acceptances.ts';
export {
  addClosedRows,
  addClosing,
  addClosingTask,
  addTraceShapes,
  addTraces,
  deleteClosingTask,
  deleteTraces,
  endClosing,
  setClosingDay,
  setClosingHash,
  setClosingTaskDay,
  type TakenTrace,
} from './write-closing.ts';
export { changePeriod, deletePeriod } from './write-period.ts';
