import type { MailParts } from './mail-text.ts';

type TwoFactorCodeValues = { name: string; code: string };

/** The code of the two-factor step of a sign-in. */
export const twoFactorCode = {
  sq: ({ name, code }: TwoFactorCodeValues): MailParts => ({
    subject: 'Kodi juaj për kyçje',
    paragraphs: [`Përshëndetje ${name},`, 'Kodi juaj për kyçje në Paga:'],
    figure: code,
    closing: [
      'Kodi vlen 10 minuta dhe vetëm një herë.',
      'Nëse nuk po kyçeni ju, ndërroni fjalëkalimin: dikush e di atë.',
    ],
  }),
  en: ({ name, code }: TwoFactorCodeValues): MailParts => ({
    subject: 'Your sign-in code',
    paragraphs: [`Hello ${name},`, 'Your code to sign in to Paga:'],
    figure: code,
    closing: [
      'The code is good for 10 minutes and only once.',
      'If you are not signing in, change your password: somebody knows it.',
    ],
  }),
};
