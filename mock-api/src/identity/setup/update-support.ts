import { updateSupport as call } from '@paga/contract/identity/setup';
import { personWrite } from '#core/http/handler.ts';
import { supportContact } from './support-contact.ts';
import { installation } from './table.ts';

export const updateSupport = personWrite({
  call,
  load: ({ tx }) => supportContact(tx),
  run: async ({ tx }, { body: { phone, email } }) => {
    await tx.update(installation).set({ supportPhone: phone, supportEmail: email });
    return supportContact(tx);
  },
  audit: ({ loaded, answer }) => ({ page: 'setup', type: 'updateSupport', old: loaded, new: answer }),
});
