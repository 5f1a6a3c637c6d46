import { call } from '@paga/client';
import { chooseCompany, getAuthUser, logout } from '@paga/contract/identity/sign-in';
import type { AuthenticatedUser, LoginCompany, SignInAnswer, User } from '@paga/contract/identity/user';
import { RoleId } from '@paga/contract/shapes';
import type { Company } from '@paga/platform';
import { sessionStore, showCompany, startSession } from '@paga/platform/session';
import { forgetTyped } from './forget-typed.ts';
import { leaveFor } from './leave.ts';
import { rememberOrigin } from './places.ts';
import { announceSignedOut } from './session-channel.ts';
import {
  accountOf,
  forgetSession,
  holdSession,
  keepCompany,
  readCompany,
  readStoredSession,
  type StoredSession,
} from './stored-session.ts';

const NOTICE = 'paga.notice';
const NOTICES = ['NOT_SIGNED_IN', 'SIGNED_OUT', 'IDLE'] as const;
/** Why a session ended. */
type Notice = (typeof NOTICES)[number];

/** A company of the wire as screens know it. */
export function companyOf({ id, name, logo, status, hasQuickbooks }: LoginCompany): Company {
  return { id, name, logo, status, hasQuickbooks: hasQuickbooks === 1 };
}

/** The company a session starts in without asking: the only one, or for role 2 the one the server names. */
export function companyWithoutAsking({ roleId, company, companyCount }: AuthenticatedUser): Company | null {
  const asks = roleId !== RoleId.companyAdmin && companyCount !== 1;
  return company && !asks ? companyOf(company) : null;
}

function publish({ account }: StoredSession, company: Company | null): void {
  startSession({ user: account.user, roleId: account.roleId, company });
}

/** Right after a sign-in: holds the session and shows the company that needs no question. */
export function beginSession({ token, twoFactor: _due, ...answered }: SignInAnswer): void {
  const account = accountOf(answered);
  const session = { token, account };
  leaving = false;
  const company = companyWithoutAsking(account);
  holdSession(session, company);
  if (company) keepCompany(company);
}

/** At the start of the page: the kept session and the tab's company; whether the person is still linked to it the server says next. */
export function resumeSession(): StoredSession | null {
  const session = readStoredSession();
  if (!session) return null;
  leaving = false;
  const { account } = session;
  const mayHave = account.roleId === RoleId.superAdmin || account.companyCount > 0;
  publish(session, (mayHave && readCompany()) || companyWithoutAsking(account));
  return session;
}

/** Asks the server who is signed in: roles and companies may have changed since. */
export async function refreshAccount(): Promise<void> {
  const before = readStoredSession();
  if (!before) return;
  adoptAccount(await call(getAuthUser));
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The tab's company as the server knows it now; where the person is no longer linked to it, the one that needs no question. */
function companyNow(account: AuthenticatedUser, kept: Company | null): Company | null {
  if (account.roleId === RoleId.superAdmin) return kept;
  if (kept && account.company?.id === kept.id) return companyOf(account.company);
  return companyWithoutAsking(account);
}

/** Takes over what the server says of the person now. */
export function adoptAccount(answered: AuthenticatedUser): void {
  const account = accountOf(answered);
  const before = readStoredSession();
  if (!before) return;
  const kept = readCompany();
  const company = companyNow(account, kept);
  // Most answers say what is known: the page is drawn anew for news only.
  const shown = sessionStore.getState().session?.company ?? null;
  if (isSame(account, before.account) && isSame(company, shown) && isSame(company, kept)) return;
  const session = { token: readStoredSession()?.token ?? before.token, account };
  holdSession(session, company);
  if (company) keepCompany(company);
  publish(session, company);
}

/** Takes over what the person has changed of themselves: name, photo, theme. */
export function adoptUser(changed: Partial<User>): void {
  const held = readStoredSession();
  const { session } = sessionStore.getState();
  if (session) startSession({ ...session, user: { ...session.user, ...changed } });
  if (!held) return;
  const account = { ...held.account, user: { ...held.account.user, ...changed } };
  holdSession({ ...held, account }, session?.company ?? null);
}

/** Shows another company in this tab and makes it the session's default. */
export async function enterCompany(company: Company): Promise<void> {
  await call(chooseCompany, { body: { tenantId: company.id } });
  const session = readStoredSession();
  if (!session) return;
  keepCompany(company);
  holdSession(session, company);
  showCompany(company);
}

/** Ends the session here, on the server and in the other tabs. */
export async function signOut(): Promise<void> {
  const userId = readStoredSession()?.account.user.id;
  await call(logout).catch(() => undefined);
  announceSignedOut('SIGNED_OUT');
  if (userId !== undefined) forgetTyped(userId);
  forgetSession();
  leaveFor('/login');
}

/** Nothing was done for too long: the session ends on the server and in every tab; the person comes back to this page. */
export function idleOut(): void {
  if (leaving || !readStoredSession()) return;
  // The server ends it by itself should this call be lost.
  call(logout).catch(() => undefined);
  announceSignedOut('IDLE');
  sessionEnded('IDLE');
}

let leaving = false;

/** The server no longer knows the session, or another tab ended it: once, whatever number of calls say so. */
export function sessionEnded(notice: Notice): void {
  const held = readStoredSession();
  if (leaving || !held) return;
  leaving = true;
  if (notice === 'SIGNED_OUT') forgetTyped(held.account.user.id);
  forgetSession();
  sessionStorage.setItem(NOTICE, notice);
  if (notice !== 'SIGNED_OUT') rememberOrigin(location.pathname + location.search);
  leaveFor('/login');
}

/** Why the last session ended, shown once on the sign-in page. */
export function takeNotice(): Notice | null {
  const notice = sessionStorage.getItem(NOTICE);
  sessionStorage.removeItem(NOTICE);
  return NOTICES.find((known) => known === notice) ?? null;
}
