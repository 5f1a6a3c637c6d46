import type { MailParts } from './mail-text.ts';

type DocumentsWaitValues = { company: string; link?: string };

/** Tells an employee that there is something to read on their own page. Mail is read by others too, so it does not say what. */
export const documentsWait = {
  sq: ({ company, link }: DocumentsWaitValues): MailParts => ({
    subject: `${company} ka diçka për ju për ta lexuar`,
    paragraphs: [
      'Përshëndetje,',
      `${company} ju kërkon të lexoni diçka dhe ta konfirmoni. E gjeni në faqen tuaj.`,
    ],
    ...(link && { link: { label: 'Hapni faqen tuaj', url: link } }),
    closing: ['Këtij e-maili nuk mund t’i përgjigjeni.'],
  }),
  en: ({ company, link }: DocumentsWaitValues): MailParts => ({
    subject: `${company} has something for you to read`,
    paragraphs: [
      'Hello,',
      `${company} asks you to read something and to confirm it. You find it on your own page.`,
    ],
    ...(link && { link: { label: 'Open your page', url: link } }),
    closing: ['This e-mail cannot be replied to.'],
  }),
};
