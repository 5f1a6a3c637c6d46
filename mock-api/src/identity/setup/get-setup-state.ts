import { getSetupState as call } from '@paga/contract/identity/setup';
import { openSecret } from '#core/http/handler.ts';
import { isProduction } from '#core/production.ts';
import { DEMO_ACCOUNTS, DEMO_COMPANIES, DEMO_OWN_PAGES, DEMO_PASSWORD } from './demo-accounts.ts';
import { readInstallation } from './installation.ts';
import { supportContact } from './support-contact.ts';
import { taxPortal } from './tax-portal.ts';

const nameOf = (key: string) => DEMO_COMPANIES.find((company) => company.key === key)?.name ?? key;

export const getSetupState = openSecret({
  call,
  run: async ({ asAccess }) => {
    const [installation, support] = await asAccess((tx) =>
      Promise.all([readInstallation(tx), supportContact(tx)]),
    );
    const demo = (installation?.demo ?? false) && !isProduction();
    const accounts = demo
      ? DEMO_ACCOUNTS.map(({ email, roleId, companies }) => ({
          email,
          roleId,
          password: DEMO_PASSWORD,
          companies: companies.map(nameOf),
        }))
      : [];
    return {
      setupNeeded: installation?.needsFirstAdmin ?? true,
      demo,
      accounts,
      ...(demo && { ownPages: DEMO_OWN_PAGES.map(({ address }) => address) }),
      support,
      taxPortal: taxPortal(),
    };
  },
});
