import { getMailState as call } from '@paga/contract/mail';
import { readInstallation } from '#identity/setup/installation.ts';
import { personRead } from '../http/handler.ts';

export const getMailState = personRead({
  call,
  run: async ({ tx }) => ({ waits: !process.env.SMTP_URL && (await readInstallation(tx))?.demo !== true }),
});
