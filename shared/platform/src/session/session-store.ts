import type { CompanyStatus, RoleId } from '@paga/contract/shapes';
import { createStore } from 'zustand/vanilla';

/** The person who is signed in; `photo` is a link. */
export type SessionUser = { id: number; name: string; email: string; photo?: string | null };

/** The company a tab shows. `logo` is a URL or null. */
export type Company = {
  id: number;
  name: string;
  logo: string | null;
  status: CompanyStatus;
  hasQuickbooks: boolean;
};

/** A live session as screens may know it. */
export type Session = { user: SessionUser; roleId: RoleId; company: Company | null };

/** The tab's session, null while nobody is signed in. Written by the shell and by `renderScreen`, read by hooks. */
export const sessionStore = createStore<{ session: Session | null }>(() => ({ session: null }));

/** Starts or replaces the tab's session. */
export function startSession(session: Session): void {
  sessionStore.setState({ session });
}

/** Shows another company in this tab. */
export function showCompany(company: Company): void {
  sessionStore.setState(({ session }) => ({ session: session && { ...session, company } }));
}

/** Forgets the tab's session. */
export function endSession(): void {
  sessionStore.setState({ session: null });
}
