import { sessionStore } from '@paga/platform/host';
import { forgetCompany, holdSession, keepCompany, readStoredSession } from '#session/stored-session.ts';

/** A screen may open another company, rename the shown one or leave it: what the tab shows is what the next start finds. */
export function keepShownCompany(): void {
  sessionStore.subscribe(({ session }, before) => {
    const stored = readStoredSession();
    if (!session || !before.session || !stored || session.company === before.session.company) return;
    if (session.company === null) {
      forgetCompany();
      return;
    }
    keepCompany(session.company);
    holdSession(stored, session.company);
  });
}
