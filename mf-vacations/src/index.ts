import { defineRemote, type Remote } from '@paga/platform';

/** What the shell loads; what the remote offers stands in remote.json. */
export const remote: Remote = defineRemote({
  messages: { sq: () => import('../messages/sq.json'), en: () => import('../messages/en.json') },
});
