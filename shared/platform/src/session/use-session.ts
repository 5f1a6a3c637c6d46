import type { Language, RoleId } from '@paga/contract/shapes';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';

import { setLanguage } from '../language.ts';
import { type Company, type Session, type SessionUser, sessionStore } from './session-store.ts';

/** The tab's session, or null while nobody is signed in. For the shell's guards; screens use `useSession`. */
export function useMaybeSession(): Session | null {
  return useStore(sessionStore, (state) => state.session);
}

/** Who is signed in and in which language. Throws outside a session: screens render only inside one. */
export function useSession(): {
  user: SessionUser;
  roleId: RoleId;
  language: Language;
  setLanguage: (language: Language) => Promise<void>;
} {
  const session = useMaybeSession();
  const { i18n } = useTranslation();
  if (!session) throw new Error('useSession is read outside a session');
  return {
    user: session.user,
    roleId: session.roleId,
    language: i18n.language === 'en' ? 'en' : 'sq',
    setLanguage,
  };
}

/** The company this tab shows, or null while a super admin has chosen none. */
export function useMaybeCompany(): Company | null {
  return useMaybeSession()?.company ?? null;
}

/** The company this tab shows. Throws without one: a route without `"company": false` opens only with a company. */
export function useCompany(): Company {
  const company = useMaybeCompany();
  if (!company) throw new Error('useCompany is read while no company is chosen');
  return company;
}
