import type { Ticket } from '#session/ticket.ts';

/** What the two-factor step of a sign-in is taken with. */
export type Way = 'passkey' | 'app' | 'mail' | 'recovery';

/** `onDone` begins the session, `onClose` gives the sign-in up. */
export type TwoFactorProps = { ticket: Ticket; onDone: () => Promise<void>; onClose: () => void };

/** `onWay` goes over to another way; `mailed`: a code was sent for this ticket, so that coming back to it sends no other. */
export type StepProps = TwoFactorProps & { mailed: boolean; onWay: (way: Way) => void };
