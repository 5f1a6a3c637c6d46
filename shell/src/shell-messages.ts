import type { MessageLoaders } from '@paga/platform/language';

/** The shell's own texts, a language at a time. */
export const shellMessages: MessageLoaders = {
  sq: () => import(/* webpackChunkName: "messages-sq" */ '../messages/sq.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ '../messages/en.json'),
};
