import {
  type LeaveColumn,
  LeaveReason,
  type LeaveRowKind,
  type LeaveTypeId,
  leaveReasonName,
  leaveTypeName,
} from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { choiceOf } from '#core/import/choice.ts';
import type { ColumnHeadings, RowColumns } from '#core/import/columns.ts';

/** The columns in the order of the template. */
export const LEAVE_COLUMNS: Record<LeaveColumn, ColumnHeadings & { width: number }> = {
  personalNumber: {
    sq: 'Numri personal',
    en: 'Personal number',
    also: ['Nr. personal', 'Numri identifikues', 'ID number', 'Personal ID'],
    width: 18,
  },
  name: {
    sq: 'Emri dhe mbiemri',
    en: 'Full name',
    also: ['Emri mbiemri', 'Emri i plotë', 'Punëtori', 'Punonjësi', 'Name', 'Name and surname', 'Employee'],
    width: 26,
  },
  kind: { sq: 'Lloji i rreshtit', en: 'Kind of row', also: ['Rreshti', 'Row', 'Kind'], width: 20 },
  type: {
    sq: 'Lloji i pushimit',
    en: 'Type of leave',
    also: ['Lloji', 'Pushimi', 'Type', 'Leave type'],
    width: 18,
  },
  from: {
    sq: 'Data / Nga',
    en: 'Date / From',
    also: ['Data', 'Nga', 'Prej', 'Fillimi', 'Date', 'From', 'Start'],
    width: 14,
  },
  to: { sq: 'Deri', en: 'To', also: ['Deri më', 'Fundi', 'Until', 'End'], width: 14 },
  days: { sq: 'Ditët', en: 'Days', also: ['Ditë', 'Numri i ditëve', 'Bilanci', 'Balance'], width: 10 },
  reason: { sq: 'Arsyeja', en: 'Reason', also: ['Arsye'], width: 28 },
  note: { sq: 'Shënimi', en: 'Note', also: ['Shënim', 'Koment', 'Comment'], width: 34 },
};

/** A workbook of balances and booked leave; people are named by one of two columns. */
export const LEAVE_TABLE: RowColumns<LeaveColumn> = {
  columns: LEAVE_COLUMNS,
  needed: [['personalNumber', 'name'], 'type', 'from'],
  headings: 2,
  fewerCount: true,
};

/** What a row is. */
export const KINDS = choiceOf<LeaveRowKind>([
  {
    value: 'carried',
    sq: 'Bilanc i bartur',
    en: 'Carried balance',
    also: ['Bilanc', 'Bilanci', 'Bartje', 'E bartur', 'Balance', 'Opening'],
  },
  { value: 'corrected', sq: 'Korrigjim', en: 'Correction', also: ['Korrigjimi'] },
  { value: 'leave', sq: 'Pushim', en: 'Leave', also: ['Pushimi', 'Vacation', 'Booked leave'] },
]);

const ALSO_TYPES: Record<LeaveTypeId, readonly string[]> = {
  0: ['Pushim vjetor', 'Vjetore', 'Annual leave'],
  1: ['Pushim mjekësor', 'Mjekësore', 'Sick', 'Sick leave', 'Medical leave'],
  2: ['Lehoni', 'Lehonia', 'Pushim i lehonisë', 'Maternity leave'],
  3: ['Pushim i veçantë', 'I posaçëm', 'Special leave'],
};

/** The types of leave. */
export const TYPES = choiceOf(
  Object.values(LeaveType).map((value) => ({
    ...{ value, sq: leaveTypeName(value, 'sq'), en: leaveTypeName(value, 'en') },
    also: ALSO_TYPES[value],
  })),
);

/** The reasons of special leave. */
export const REASONS = choiceOf(
  LeaveReason.options.map((value) => ({
    ...{ value, sq: leaveReasonName(value, 'sq'), en: leaveReasonName(value, 'en') },
  })),
);
