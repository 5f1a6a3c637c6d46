import type { MailParts } from './mail-text.ts';

/** `companies`: their names, or empty for a person of none. */
type AccountMadeValues = { name: string; companies: string; link: string };

/** Tells a person that an account was made for them. */
export const accountMade = {
  sq: ({ name, companies, link }: AccountMadeValues): MailParts => ({
    subject: 'Llogaria juaj në Paga',
    paragraphs: [
      `Përshëndetje ${name},`,
      `Për ju u hap një llogari në Paga${companies && ` për ${companies}`}.`,
    ],
    link: { label: 'Vendosni fjalëkalimin tuaj', url: link },
    closing: [
      'Lidhja vlen 3 ditë dhe vetëm një herë.',
      'Nëse ka skaduar, kërkoni një të re te “Keni harruar fjalëkalimin?” në faqen e kyçjes.',
    ],
  }),
  en: ({ name, companies, link }: AccountMadeValues): MailParts => ({
    subject: 'Your Paga account',
    paragraphs: [
      `Hello ${name},`,
      `An account was opened for you in Paga${companies && ` for ${companies}`}.`,
    ],
    link: { label: 'Set your password', url: link },
    closing: [
      'The link is good for 3 days and only once.',
      'If it is over, ask for a new one at “Forgot your password?” on the sign-in page.',
    ],
  }),
};
