import type { MailParts } from './mail-text.ts';

type OwnInvitationValues = { company: string; link: string };

/** Invites an employee to their own page. It names the company and nobody: an address that was typed wrong learns nothing. */
export const ownInvitation = {
  sq: ({ company, link }: OwnInvitationValues): MailParts => ({
    subject: `${company} ju fton në faqen tuaj`,
    paragraphs: [
      'Përshëndetje,',
      `${company} ju fton të hapni faqen tuaj si punonjës. Për t’u bashkuar shkruani katër shifrat e fundit të numrit tuaj personal.`,
    ],
    link: { label: 'Bashkohuni', url: link },
    closing: ['Lidhja vlen 14 ditë dhe vetëm një herë.', 'Nëse nuk punoni aty, mos bëni asgjë.'],
  }),
  en: ({ company, link }: OwnInvitationValues): MailParts => ({
    subject: `${company} invites you to your own page`,
    paragraphs: [
      'Hello,',
      `${company} invites you to open your own page as an employee. To join, type the last four digits of your personal number.`,
    ],
    link: { label: 'Join', url: link },
    closing: ['The link is good for 14 days and only once.', 'If you do not work there, do nothing.'],
  }),
};
