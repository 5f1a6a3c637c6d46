import {
  LeaveColumn,
  LeaveReason,
  LeaveRowKind,
  type LeaveTypeId,
  leaveReasonName,
  leaveTypeName,
} from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { folded } from '#core/db/search-text.ts';

/** A column: its header in both languages, the other headers people write, its width in the template. */
type Headers = { sq: string; en: string; also: readonly string[]; width: number };

/** The columns in the order of the template. */
export const LEAVE_COLUMNS: Record<LeaveColumn, Headers> = {
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

/** Without these a workbook says nothing; people are named by one of two columns. */
export const NEEDED_COLUMNS: readonly LeaveColumn[] = ['type', 'from'];
export const PERSON_COLUMNS: readonly LeaveColumn[] = ['personalNumber', 'name'];

// `Lloji (i) pushimit *` is `lloji i pushimit`.
const plain = (header: string): string => folded(header.replace(/[^\p{L}\p{N}]+/gu, ' '));

const byHeader = new Map(
  LeaveColumn.options.flatMap((column) => {
    const { sq, en, also } = LEAVE_COLUMNS[column];
    return [sq, en, ...also].map((header) => [plain(header), column] as const);
  }),
);

/** The column that a header names, in either language. */
export const leaveColumnOf = (header: string): LeaveColumn | undefined => byHeader.get(plain(header));

/** The words of a row's kind; the first of each language stands in the template's list. */
export const KIND_WORDS: Record<LeaveRowKind, { sq: string; en: string; also: readonly string[] }> = {
  carried: {
    sq: 'Bilanc i bartur',
    en: 'Carried balance',
    also: ['Bilanc', 'Bilanci', 'Bartje', 'E bartur', 'Balance', 'Carried', 'Opening'],
  },
  corrected: { sq: 'Korrigjim', en: 'Correction', also: ['Korrigjimi', 'Corrected'] },
  leave: { sq: 'Pushim', en: 'Leave', also: ['Pushimi', 'Vacation', 'Booked leave'] },
};

const ALSO_TYPES: Record<LeaveTypeId, readonly string[]> = {
  0: ['Pushim vjetor', 'Vjetore', 'Annual leave'],
  1: ['Pushim mjekësor', 'Mjekësore', 'Sick', 'Sick leave', 'Medical leave'],
  2: ['Lehoni', 'Lehonia', 'Pushim i lehonisë', 'Maternity leave'],
  3: ['Pushim i veçantë', 'I posaçëm', 'Special leave'],
};

const words = <Value>(entries: readonly (readonly [Value, readonly string[]])[]) =>
  new Map(entries.flatMap(([value, texts]) => texts.map((text) => [folded(text), value] as const)));

const kinds = words(
  LeaveRowKind.options.map((kind) => {
    const { sq, en, also } = KIND_WORDS[kind];
    return [kind, [sq, en, ...also]] as const;
  }),
);
const types = words(
  Object.values(LeaveType).map((type) => {
    const names = [leaveTypeName(type, 'sq'), leaveTypeName(type, 'en')];
    return [type, [...names, ...ALSO_TYPES[type], `${type}`]] as const;
  }),
);
const reasons = words(
  LeaveReason.options.map(
    (reason) => [reason, [leaveReasonName(reason, 'sq'), leaveReasonName(reason, 'en'), reason]] as const,
  ),
);

/** What a word of a cell means, in either language; undefined: nothing that is known. */
export const kindOf = (text: string): LeaveRowKind | undefined => kinds.get(folded(text));
export const typeOf = (text: string): LeaveTypeId | undefined => types.get(folded(text));
export const reasonOf = (text: string): LeaveReason | undefined => reasons.get(folded(text));
