/** The server lets a session edit for 5 minutes after the code; a little less here, so that nothing is sent a moment too late. */
const GRANT_MS = 5 * 60_000 - 5_000;

const until = new Map<string, number>();

/** Whose grant: a person in a company. */
type GrantOwner = { userId: number; companyId: number };
const nameOf = ({ userId, companyId }: GrantOwner): string => `${userId}/${companyId}`;

/** Whether the code was given in the last 5 minutes. */
export function isGranted(owner: GrantOwner, now = Date.now()): boolean {
  return (until.get(nameOf(owner)) ?? 0) > now;
}

/** The server has taken the code. */
export function keepGrant(owner: GrantOwner, now = Date.now()): void {
  until.set(nameOf(owner), now + GRANT_MS);
}

/** The server says that there is no grant (any more). */
export function forgetGrant(owner: GrantOwner): void {
  until.delete(nameOf(owner));
}
