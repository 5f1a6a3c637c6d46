import type { AuthenticatedUser } from '@paga/contract/identity/user';
import { RoleId } from '@paga/contract/shapes';
import type { Company } from '@paga/platform';

/** A session of this browser: who signed in, and the bearer half; the other half is an HttpOnly cookie. */
export type StoredSession = { token: string; account: AuthenticatedUser };

const SESSION = 'paga.session';
const COMPANY = 'paga.company';

let held: StoredSession | null = null;

/** An account as an older server answers it, or an older page has kept it: with the whole list of companies, and nothing said of it. */
type OldAccount = Omit<AuthenticatedUser, 'company' | 'companyCount'>;

/** An account with the company it is about and how many there are, of any age. */
export function accountOf<Account extends OldAccount>(account: Account): Account & AuthenticatedUser {
  if ('companyCount' in account || !account.companies) return account as Account & AuthenticatedUser;
  const { companies, tenantId, roleId } = account;
  const without = companies.length === 1 || roleId === RoleId.companyAdmin ? companies[0] : undefined;
  const company = companies.find(({ id }) => id === tenantId) ?? without ?? null;
  return { ...account, company, companyCount: companies.length };
}

function keptSession(): StoredSession | null {
  const kept = parsed<StoredSession>(localStorage.getItem(SESSION) ?? sessionStorage.getItem(SESSION));
  return kept && { ...kept, account: accountOf(kept.account) };
}

function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/**
 * Whether the token may lie in browser storage yet (spec 1 §4): role 1 at once, role 2 once the licence is agreed to,
 * roles 3 and 4 only when a company is chosen.
 */
export function mayStoreToken(
  account: Pick<AuthenticatedUser, 'roleId' | 'agreed'>,
  companyChosen: boolean,
): boolean {
  if (account.roleId === RoleId.superAdmin) return true;
  const agreed = account.agreed !== null;
  return account.roleId === RoleId.companyAdmin ? agreed : agreed && companyChosen;
}

/** The session of this tab: held in memory, else the one this browser kept, else the one this tab had before its reload. */
export function readStoredSession(): StoredSession | null {
  held ??= keptSession();
  return held;
}

/** Holds a session in this tab, over a reload too, and keeps it in the browser as soon as the rules allow. */
export function holdSession(session: StoredSession, company: Company | null): void {
  held = session;
  const mayStore = mayStoreToken(session.account, company !== null);
  if (mayStore) sessionStorage.removeItem(SESSION);
  (mayStore ? localStorage : sessionStorage).setItem(SESSION, JSON.stringify(session));
}

/** Who chose it: another person who signs in here is not led into their company. */
type Kept = Company & { chosenBy?: number };

function keptIn(storage: Storage): Company | null {
  const kept = parsed<Kept>(storage.getItem(COMPANY));
  if (!kept) return null;
  const { chosenBy, ...company } = kept;
  return chosenBy === undefined || chosenBy === readStoredSession()?.account.user.id ? company : null;
}

/** The company this tab shows: its own choice, else the browser's last one. */
export function readCompany(): Company | null {
  return keptIn(sessionStorage) ?? keptIn(localStorage);
}

/** Keeps the company of this tab; another tab keeps its own. */
export function keepCompany(company: Company): void {
  const chosenBy = held?.account.user.id;
  const text = JSON.stringify({ ...company, ...(chosenBy !== undefined && { chosenBy }) } satisfies Kept);
  sessionStorage.setItem(COMPANY, text);
  localStorage.setItem(COMPANY, text);
}

/** The tab shows no company any more: the next start asks for one. */
export function forgetCompany(): void {
  for (const storage of [localStorage, sessionStorage]) storage.removeItem(COMPANY);
}

/** Forgets session and company, in memory and in the browser; what another person has kept here since stays theirs. */
export function forgetSession(): void {
  const kept = parsed<StoredSession>(localStorage.getItem(SESSION));
  const isOthers = held !== null && kept !== null && kept.account.user.id !== held.account.user.id;
  held = null;
  for (const storage of isOthers ? [sessionStorage] : [localStorage, sessionStorage]) {
    storage.removeItem(SESSION);
    storage.removeItem(COMPANY);
  }
}

/**
 * Takes over what another tab keeps: both share the cookie half, so a new bearer half there is the one that counts here. `onOther` hears that
 * somebody else has signed in. Returns the way to stop.
 */
export function followOtherTabs(onOther: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    const kept = key === SESSION ? parsed<StoredSession>(newValue) : null;
    if (!kept || !held) return;
    if (kept.account.user.id === held.account.user.id) held = { ...kept, account: accountOf(kept.account) };
    else onOther();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** A call rotated the session: the new half takes the place of the old one wherever that lies. */
export function replaceToken(token: string): void {
  if (!held) return;
  held = { ...held, token };
  if (localStorage.getItem(SESSION)) localStorage.setItem(SESSION, JSON.stringify(held));
}
