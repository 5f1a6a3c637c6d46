import type { MailParts } from './mail-text.ts';

type RequestAnsweredValues = { company: string; link?: string };

/** Tells an employee that the office has answered. Mail is read by others too, so it does not say what was asked for, nor the answer. */
export const requestAnswered = {
  sq: ({ company, link }: RequestAnsweredValues): MailParts => ({
    subject: `Keni një përgjigje nga ${company}`,
    paragraphs: ['Përshëndetje,', `${company} iu përgjigj kërkesës suaj. Përgjigjen e lexoni në faqen tuaj.`],
    ...(link && { link: { label: 'Hapni faqen tuaj', url: link } }),
    closing: ['Këtij e-maili nuk mund t’i përgjigjeni.'],
  }),
  en: ({ company, link }: RequestAnsweredValues): MailParts => ({
    subject: `There is an answer from ${company}`,
    paragraphs: ['Hello,', `${company} has answered your request. You can read the answer on your own page.`],
    ...(link && { link: { label: 'Open your page', url: link } }),
    closing: ['This e-mail cannot be replied to.'],
  }),
};
