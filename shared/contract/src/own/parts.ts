// Without schemas: the own page loads no zod.

/** What an own page is made of; a company switches each on and off. */
export const OWN_PARTS = ['payslips', 'leave', 'data'] as const;
export type OwnPart = (typeof OWN_PARTS)[number];

/** Digits of a mailed code. */
export const OWN_CODE_DIGITS = 6;
/** The last digits of the personal number that joining asks for. */
export const JOINING_DIGITS = 4;
