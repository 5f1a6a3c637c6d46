import type { MailParts } from './mail-text.ts';

type PayslipNoticeValues = { company: string; link?: string };

/** Tells an employee that a payslip is on their own page: no figure, no file. */
export const payslipNotice = {
  sq: ({ company, link }: PayslipNoticeValues): MailParts => ({
    subject: `Fletëpagesa juaj nga ${company} është gati`,
    paragraphs: ['Përshëndetje,', `Fletëpagesa juaj nga ${company} është në faqen tuaj.`],
    ...(link && { link: { label: 'Hapni faqen tuaj', url: link } }),
    closing: ['Këtij e-maili nuk mund t’i përgjigjeni.'],
  }),
  en: ({ company, link }: PayslipNoticeValues): MailParts => ({
    subject: `Your payslip from ${company} is ready`,
    paragraphs: ['Hello,', `Your payslip from ${company} is on your own page.`],
    ...(link && { link: { label: 'Open your page', url: link } }),
    closing: ['This e-mail cannot be replied to.'],
  }),
};
