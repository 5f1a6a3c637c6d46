import { Gender, type Language } from '#core/shapes.ts';
import type { LeaveReason } from './reason.ts';

/**
 * What the law grants for one event: working days, or whole weeks of the company's working days, by which article, paid or not, and only to
 * fathers or to everybody.
 */
type ReasonRule = {
  article: '39' | '50';
  days: number | { weeks: number };
  paid: boolean;
  onlyFathers: boolean;
};

const ofArticle39 = (days: number): ReasonRule => ({ article: '39', days, paid: true, onlyFathers: false });

const RULES: Record<LeaveReason, ReasonRule> = {
  marriage: ofArticle39(5),
  familyDeath: ofArticle39(5),
  childBirth: ofArticle39(3),
  bloodDonation: ofArticle39(1),
  fatherPaid: { article: '50', days: 2, paid: true, onlyFathers: true },
  fatherUnpaid: { article: '50', days: { weeks: 2 }, paid: false, onlyFathers: true },
};

const REASONS = Object.keys(RULES) as LeaveReason[];

/** The article that grants leave for a reason: `reasonArticle('marriage')` is `'39'`. */
export const reasonArticle = (reason: LeaveReason): '39' | '50' => RULES[reason].article;

/** Working days of one event: `daysOfEvent('fatherUnpaid', 5)` is 10, two weeks of five working days. */
export function daysOfEvent(reason: LeaveReason, weekWorkingDays: number): number {
  const { days } = RULES[reason];
  return typeof days === 'number' ? days : days.weeks * weekWorkingDays;
}

/** Whether leave for a reason is paid; the father's two weeks of art. 50 are not. */
export const isPaidReason = (reason: LeaveReason): boolean => RULES[reason].paid;

/** The reasons a person may give: those of art. 50 are a father's. */
export function reasonsFor(gender: Gender | null): LeaveReason[] {
  return REASONS.filter((reason) => !RULES[reason].onlyFathers || gender === Gender.male);
}

const NAMES: Record<Language, Record<LeaveReason, string>> = {
  sq: {
    marriage: 'Martesë',
    familyDeath: 'Vdekje në familjen e ngushtë',
    childBirth: 'Lindje e fëmijës',
    bloodDonation: 'Dhurim gjaku',
    fatherPaid: 'Leje e babait me pagesë',
    fatherUnpaid: 'Leje e babait pa pagesë',
  },
  en: {
    marriage: 'Marriage',
    familyDeath: 'Death in the close family',
    childBirth: 'Birth of a child',
    bloodDonation: 'Blood donation',
    fatherPaid: 'Father, paid',
    fatherUnpaid: 'Father, unpaid',
  },
};

/** The name of a reason: `leaveReasonName('marriage', 'sq')` is `'Martesë'`. */
export function leaveReasonName(reason: LeaveReason, language: Language): string {
  return NAMES[language][reason];
}
