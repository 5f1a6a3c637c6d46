import type { MailParts } from './mail-text.ts';

type AccountProposedValues = { company: string; link: string };

/** Tells an employee, at every address that was theirs lately, that another account was proposed in their name. It says no account; the link leads to a page, and stops nothing by being opened. */
export const accountProposed = {
  sq: ({ company, link }: AccountProposedValues): MailParts => ({
    subject: 'U propozua një llogari tjetër bankare për pagën tuaj',
    paragraphs: [
      'Përshëndetje,',
      `Nga faqja juaj te ${company} u propozua që paga juaj të shkojë në një llogari tjetër bankare. Derisa ta konfirmojë zyra, paga vjen në llogarinë e deritanishme.`,
      'Nëse e keni bërë ju, nuk keni ç’të bëni. Nëse jo, ndaleni tani: hapeni faqen dhe shtypni butonin.',
    ],
    link: { label: 'Nuk isha unë', url: link },
    closing: ['Këtij e-maili nuk mund t’i përgjigjeni.'],
  }),
  en: ({ company, link }: AccountProposedValues): MailParts => ({
    subject: 'Another bank account for your pay was proposed',
    paragraphs: [
      'Hello,',
      `From your own page at ${company} it was proposed that your pay goes to another bank account. Until the office confirms it, pay goes to the account of before.`,
      'If it was you, there is nothing to do. If it was not, stop it now: open the page and press its button.',
    ],
    link: { label: 'This was not me', url: link },
    closing: ['This e-mail cannot be replied to.'],
  }),
};
