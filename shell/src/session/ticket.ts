/**
 * A sign-in that waits for its two-factor step: the ticket's bearer half, whose it is, and whether it can be a passkey or an authenticator app. `young`: it was
 * begun by a passkey that is too new to stand alone.
 */
export type Ticket = { token: string; userId: number; passkey?: boolean; app?: boolean; young?: boolean };

const TICKET = 'paga.ticket';

/** Keeps a ticket for this tab, also over a reload. */
export function holdTicket({ token, userId, passkey, app, young }: Ticket): void {
  sessionStorage.setItem(TICKET, JSON.stringify({ token, userId, passkey, app, young }));
}

/** The ticket of this tab, if there is one. */
export function readTicket(): Ticket | null {
  try {
    return JSON.parse(sessionStorage.getItem(TICKET) ?? 'null') as Ticket | null;
  } catch {
    return null;
  }
}

/** The two-factor step was taken, or the sign-in given up. */
export function forgetTicket(): void {
  sessionStorage.removeItem(TICKET);
}
