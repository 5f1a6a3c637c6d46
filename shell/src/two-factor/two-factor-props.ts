import type { Ticket } from '#session/ticket.ts';

/** `onDone` begins the session, `onClose` gives the sign-in up. */
export type TwoFactorProps = { ticket: Ticket; onDone: () => Promise<void>; onClose: () => void };
