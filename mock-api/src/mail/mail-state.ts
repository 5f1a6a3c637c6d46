import { getMailState } from '@paga/contract/system';
import { personRead } from '../http/verb.ts';
import { readInstallation } from '../setup/installation.ts';

export const mailState = personRead({
  call: getMailState,
  run: async ({ tx }) => ({ waits: !process.env.SMTP_URL && (await readInstallation(tx))?.demo !== true }),
});
