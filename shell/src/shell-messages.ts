import type { MessageLoaders } from '@paga/platform/language';

/** The shell's own texts, a language at a time. */
export const shellMessages: MessageLoaders = {
  sq: () => import(/* webpackChunkName: "messages-sq" */ '../messages/sq.json'),
  en: () => import(/* webpackChunkName: "messages-en" */ '../messages/en.json'),
};

/** Those of them that people meet before they have signed in. */
export const signedOutMessages: MessageLoaders = {
  sq: () => import(/* webpackChunkName: "signed-out-sq" */ '../messages/sq.json?signed-out'),
  en: () => import(/* webpackChunkName: "signed-out-en" */ '../messages/en.json?signed-out'),
};

/** Those of an employee's own page. */
export const ownMessages: MessageLoaders = {
  sq: () => import(/* webpackChunkName: "own-page-sq" */ '../messages/sq.json?own-page'),
  en: () => import(/* webpackChunkName: "own-page-en" */ '../messages/en.json?own-page'),
};
