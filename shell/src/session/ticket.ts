/** A sign-in that waits for its two-factor code: the ticket's bearer half and whose it is. */
export type Ticket = { token: string; userId: number };

const TICKET = 'paga.ticket';

/** Keeps a ticket for this tab, also over a reload. */
export function holdTicket({ token, userId }: Ticket): void {
  sessionStorage.setItem(TICKET, JSON.stringify({ token, userId }));
}

/** The ticket of this tab, if there is one. */
export function readTicket(): Ticket | null {
  try {
    return JSON.parse(sessionStorage.getItem(TICKET) ?? 'null') as Ticket | null;
  } catch {
    return null;
  }
}

/** The code was confirmed, or the sign-in given up. */
export function forgetTicket(): void {
  sessionStorage.removeItem(TICKET);
}
