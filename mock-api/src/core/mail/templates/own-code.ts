import type { MailParts } from './mail-text.ts';

/** What a code of the own page is for: to sign in, to prove who is there, or for a new address. */
type OwnCodeValues = { code: string; use: 'signIn' | 'fresh' | 'address' };

const SQ = {
  signIn: 'Kodi për t’u kyçur në faqen tuaj:',
  fresh: 'Kodi për të vërtetuar se jeni ju:',
  address: 'Kodi për ta marrë këtë adresë në llogarinë tuaj:',
} as const;
const EN: Record<keyof typeof SQ, string> = {
  signIn: 'The code to sign in to your own page:',
  fresh: 'The code to prove that it is you:',
  address: 'The code to take this address into your account:',
};

/** A code of the own page, good only in the browser that asked. */
export const ownCode = {
  sq: ({ code, use }: OwnCodeValues): MailParts => ({
    subject: 'Kodi i faqes suaj',
    paragraphs: ['Përshëndetje,', SQ[use]],
    figure: code,
    closing: [
      'Kodi vlen 10 minuta, vetëm një herë dhe vetëm në shfletuesin ku e keni kërkuar.',
      'Mos ia tregoni askujt. Nëse nuk e keni kërkuar ju, mos bëni asgjë.',
    ],
  }),
  en: ({ code, use }: OwnCodeValues): MailParts => ({
    subject: 'The code of your own page',
    paragraphs: ['Hello,', EN[use]],
    figure: code,
    closing: [
      'The code is good for 10 minutes, once, and only in the browser where you asked for it.',
      'Tell it to nobody. If you did not ask for it, do nothing.',
    ],
  }),
};
