import type { MailParts } from './mail-text.ts';

type AskedToJoinValues = { name: string; companies: string; link: string };

/** Asks a person who has an account whether it shall be linked to one more company. */
export const askedToJoin = {
  sq: ({ name, companies, link }: AskedToJoinValues): MailParts => ({
    subject: `${companies} dëshiron t’ju shtojë në Paga`,
    paragraphs: [
      `Përshëndetje ${name},`,
      `${companies} dëshiron t’ju shtojë si përdorues. Llogaria juaj në Paga lidhet me këtë kompani vetëm nëse pajtoheni.`,
    ],
    link: { label: 'Shikoni dhe pajtohuni', url: link },
    closing: [
      'Lidhja vlen 7 ditë dhe vetëm një herë. Fjalëkalimi juaj mbetet i njëjti.',
      'Nëse nuk e njihni këtë kompani, mos bëni asgjë.',
    ],
  }),
  en: ({ name, companies, link }: AskedToJoinValues): MailParts => ({
    subject: `${companies} wants to add you in Paga`,
    paragraphs: [
      `Hello ${name},`,
      `${companies} wants to add you as a user. Your Paga account is linked to this company only if you agree.`,
    ],
    link: { label: 'Look and agree', url: link },
    closing: [
      'The link is good for 7 days and only once. Your password stays the same.',
      'If you do not know this company, do nothing.',
    ],
  }),
};
