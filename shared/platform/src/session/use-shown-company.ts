import { call } from '@paga/client';
import { chooseCompany } from '@paga/contract/identity/sign-in';
import { type Company, sessionStore, showCompany } from './session-store.ts';

type ShownCompany = {
  /** Makes it the session's company and shows it in this tab. */
  open: (company: Company) => Promise<void>;
  /** Says what has changed about a company, e.g. its logo; only the one that the tab shows takes it over. */
  change: (id: number, change: Partial<Omit<Company, 'id'>>) => void;
  /** Shows no company any more if it was this one, e.g. because it was deleted. */
  leave: (id: number) => void;
};

const ofTab = (id: number) => {
  const company = sessionStore.getState().session?.company;
  return company?.id === id ? company : undefined;
};

const shownCompany: ShownCompany = {
  open: async (company) => {
    await call(chooseCompany, { body: { tenantId: company.id } }, { company: company.id });
    showCompany(company);
  },
  change: (id, change) => {
    const company = ofTab(id);
    if (company) showCompany({ ...company, ...change });
  },
  leave: (id) => {
    if (ofTab(id))
      sessionStore.setState(({ session }) => ({ session: session && { ...session, company: null } }));
  },
};

/** How a screen that administers companies keeps the tab in step with what it did. The shell keeps the company it is notified of. */
export function useShownCompany(): ShownCompany {
  return shownCompany;
}
