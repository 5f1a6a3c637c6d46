import { type Language, VacationType } from '#core/shapes.ts';
import type { VacationColour, VacationTypeId, VacationTypeName } from './vacation.ts';

/** Number to name of a leave type. */
export const VACATION_TYPE_NAME = {
  [VacationType.annual]: 'annual',
  [VacationType.medical]: 'medical',
  [VacationType.maternity]: 'maternity',
  [VacationType.special]: 'special',
} as const satisfies Record<VacationTypeId, VacationTypeName>;

/** Number to colour of a leave type. */
export const VACATION_COLOUR = {
  [VacationType.annual]: 'green',
  [VacationType.medical]: 'orange',
  [VacationType.maternity]: 'blue',
  [VacationType.special]: 'red',
} as const satisfies Record<VacationTypeId, VacationColour>;

/** The names of the four types of leave: the one home of these words, for every screen, message and file. */
const NAMES: Record<Language, Record<VacationTypeName, string>> = {
  sq: { annual: 'Vjetor', medical: 'Mjekësor', maternity: 'I lehonisë', special: 'I veçantë' },
  en: { annual: 'Annual', medical: 'Medical', maternity: 'Maternity', special: 'Special' },
};

/** The name of a type of leave: `leaveTypeName('maternity', 'sq')` is `'I lehonisë'`. */
export function leaveTypeName(type: VacationTypeName, language: Language): string {
  return NAMES[language][type];
}

/** The letters that stand for the types beside their colours; no two are the same in a language. */
const LETTERS: Record<Language, Record<VacationTypeName, string>> = {
  sq: { annual: 'V', medical: 'M', maternity: 'L', special: 'Ç' },
  en: { annual: 'A', medical: 'M', maternity: 'T', special: 'S' },
};

/** The letter of a type of leave: `leaveTypeLetter('annual', 'sq')` is `'V'`. */
export function leaveTypeLetter(type: VacationTypeName, language: Language): string {
  return LETTERS[language][type];
}
