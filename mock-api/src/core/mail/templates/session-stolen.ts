import type { MailParts } from './mail-text.ts';

type SessionStolenValues = { name: string };

/** Informs the owner of an account that a session was ended because somebody used a copy of it. */
export const sessionStolen = {
  sq: ({ name }: SessionStolenValues): MailParts => ({
    subject: 'Një kyçje juaja u mbyll për siguri',
    paragraphs: [
      `Përshëndetje ${name},`,
      'Një kyçje e llogarisë suaj në Paga u përdor në dy vende njëkohësisht. E mbyllëm, sepse mund të jetë kopjuar nga dikush tjetër.',
    ],
    closing: [
      'Kyçuni sërish dhe ndërroni fjalëkalimin. Te llogaria juaj shihni ku jeni kyçur; mbyllni çdo kyçje që nuk e njihni.',
    ],
  }),
  en: ({ name }: SessionStolenValues): MailParts => ({
    subject: 'A session of yours was ended for safety',
    paragraphs: [
      `Hello ${name},`,
      'A session of your Paga account was used in two places at once. It was ended, because somebody else may have copied it.',
    ],
    closing: [
      'Sign in again and change your password. Your account page shows where you are signed in; end every session you do not know.',
    ],
  }),
};
