import type { OwnPagePart } from '@paga/platform';

/** The texts of the remote, for its part of the own page: without the platform that its entry needs. */
export const ownMessages: OwnPagePart['messages'] = {
  sq: () => import('../messages/sq.json?own-page'),
  en: () => import('../messages/en.json?own-page'),
};
