import type { MailParts } from './mail-text.ts';

type LeaveToDecideValues = { company: string; link?: string };

/** Leave waits for its approver on their own page: neither who asks nor for what. */
export const leaveToDecide = {
  sq: ({ company, link }: LeaveToDecideValues): MailParts => ({
    subject: `Një kërkesë te ${company} pret vendimin tuaj`,
    paragraphs: ['Përshëndetje,', `Te ${company} pret një kërkesë për të cilën vendosni ju, në faqen tuaj.`],
    ...(link && { link: { label: 'Hapni faqen tuaj', url: link } }),
    closing: ['Këtij e-maili nuk mund t’i përgjigjeni.'],
  }),
  en: ({ company, link }: LeaveToDecideValues): MailParts => ({
    subject: `A request at ${company} waits for your decision`,
    paragraphs: ['Hello,', `A request at ${company} waits for you to decide it, on your own page.`],
    ...(link && { link: { label: 'Open your page', url: link } }),
    closing: ['This e-mail cannot be replied to.'],
  }),
};
