import { getMailState as call } from '@paga/contract/identity/outbox';
import { personRead } from '#core/http/handler.ts';
import { readInstallation } from '#identity/setup/installation.ts';

export const getMailState = personRead({
  call,
  run: async ({ tx }) => ({ waits: !process.env.SMTP_URL && (await readInstallation(tx))?.demo !== true }),
});
