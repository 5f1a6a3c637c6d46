import { getMailState } from '@paga/contract/system';
import { readInstallation } from '#identity/setup/installation.ts';
import { personRead } from '../http/handler.ts';

export const mailState = personRead({
  call: getMailState,
  run: async ({ tx }) => ({ waits: !process.env.SMTP_URL && (await readInstallation(tx))?.demo !== true }),
});
