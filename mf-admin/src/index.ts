import { defineRemote } from '@paga/platform';

/** The remote's door; what it offers stands in remote.json. */
export const remote = defineRemote({
  messages: { sq: () => import('../messages/sq.json'), en: () => import('../messages/en.json') },
});
