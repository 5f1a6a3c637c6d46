import { type Language, VacationType } from '#core/shapes.ts';
import type { VacationColour, VacationTypeId, VacationTypeName } from './booked-leave.ts';

/**
 * The name that answers and audit lines give a leave type, beside its number `typeId`. Inside our code a `type` of leave is the number, in and out: only what writes an
 * answer or an audit line asks for this name, and nothing of ours reads it.
 */
export const WIRE_LEAVE_TYPE = {
  [VacationType.annual]: 'annual',
  [VacationType.medical]: 'medical',
  [VacationType.maternity]: 'maternity',
  [VacationType.special]: 'special',
} as const satisfies Record<VacationTypeId, VacationTypeName>;

/** The colour of a leave type. */
export const VACATION_COLOUR = {
  [VacationType.annual]: 'green',
  [VacationType.medical]: 'orange',
  [VacationType.maternity]: 'blue',
  [VacationType.special]: 'red',
} as const satisfies Record<VacationTypeId, VacationColour>;

const { annual, medical, maternity, special } = VacationType;

/** The names of the four types of leave: the one home of these words, for every screen, message and file. */
const NAMES: Record<Language, Record<VacationTypeId, string>> = {
  sq: { [annual]: 'Vjetor', [medical]: 'Mjekësor', [maternity]: 'I lehonisë', [special]: 'I veçantë' },
  en: { [annual]: 'Annual', [medical]: 'Medical', [maternity]: 'Maternity', [special]: 'Special' },
};

/** The name of a type of leave: `leaveTypeName(VacationType.maternity, 'sq')` is `'I lehonisë'`. */
export function leaveTypeName(type: VacationTypeId, language: Language): string {
  return NAMES[language][type];
}

/** The letters that stand for the types beside their colours; no two are the same in a language. */
const LETTERS: Record<Language, Record<VacationTypeId, string>> = {
  sq: { [annual]: 'V', [medical]: 'M', [maternity]: 'L', [special]: 'Ç' },
  en: { [annual]: 'A', [medical]: 'M', [maternity]: 'T', [special]: 'S' },
};

/** The letter of a type of leave: `leaveTypeLetter(VacationType.annual, 'sq')` is `'V'`. */
export function leaveTypeLetter(type: VacationTypeId, language: Language): string {
  return LETTERS[language][type];
}
