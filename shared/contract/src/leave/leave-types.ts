import { type Language, LeaveType } from '#core/shapes.ts';
import type { LeaveColour, LeaveTypeId, LeaveTypeName } from './booked-leave.ts';

/**
 * The name that answers and audit lines give a leave type, beside its number `typeId`. Inside our code a `type` of leave is the number, in and out: only what writes an
 * answer or an audit line asks for this name, and nothing of ours reads it.
 */
export const WIRE_LEAVE_TYPE = {
  [LeaveType.annual]: 'annual',
  [LeaveType.medical]: 'medical',
  [LeaveType.maternity]: 'maternity',
  [LeaveType.special]: 'special',
} as const satisfies Record<LeaveTypeId, LeaveTypeName>;

/** The colour of a leave type. */
export const LEAVE_COLOUR = {
  [LeaveType.annual]: 'green',
  [LeaveType.medical]: 'orange',
  [LeaveType.maternity]: 'blue',
  [LeaveType.special]: 'red',
} as const satisfies Record<LeaveTypeId, LeaveColour>;

const { annual, medical, maternity, special } = LeaveType;

/** The names of the four types of leave: the one home of these words, for every screen, message and file. */
const NAMES: Record<Language, Record<LeaveTypeId, string>> = {
  sq: { [annual]: 'Vjetor', [medical]: 'Mjekësor', [maternity]: 'I lehonisë', [special]: 'I veçantë' },
  en: { [annual]: 'Annual', [medical]: 'Medical', [maternity]: 'Maternity', [special]: 'Special' },
};

/** The name of a type of leave: `leaveTypeName(LeaveType.maternity, 'sq')` is `'I lehonisë'`. */
export function leaveTypeName(type: LeaveTypeId, language: Language): string {
  return NAMES[language][type];
}

/** The letters that stand for the types beside their colours; no two are the same in a language. */
const LETTERS: Record<Language, Record<LeaveTypeId, string>> = {
  sq: { [annual]: 'V', [medical]: 'M', [maternity]: 'L', [special]: 'Ç' },
  en: { [annual]: 'A', [medical]: 'M', [maternity]: 'T', [special]: 'S' },
};

/** The letter of a type of leave: `leaveTypeLetter(LeaveType.annual, 'sq')` is `'V'`. */
export function leaveTypeLetter(type: LeaveTypeId, language: Language): string {
  return LETTERS[language][type];
}
