import type { MailParts } from './mail-text.ts';

type ResetPasswordValues = { name: string; link: string };

/** The link to set a new password. */
export const resetPassword = {
  sq: ({ name, link }: ResetPasswordValues): MailParts => ({
    subject: 'Vendosni fjalëkalimin e ri',
    paragraphs: [
      `Përshëndetje ${name},`,
      'Kemi marrë një kërkesë për të ndërruar fjalëkalimin e llogarisë suaj në Paga.',
    ],
    link: { label: 'Vendosni fjalëkalimin e ri', url: link },
    closing: [
      'Lidhja vlen 1 orë dhe vetëm një herë.',
      'Nëse nuk e keni kërkuar ju, nuk duhet të bëni asgjë: fjalëkalimi mbetet ai që është.',
    ],
  }),
  en: ({ name, link }: ResetPasswordValues): MailParts => ({
    subject: 'Set a new password',
    paragraphs: [`Hello ${name},`, 'We were asked to change the password of your Paga account.'],
    link: { label: 'Set a new password', url: link },
    closing: [
      'The link is good for 1 hour and only once.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  }),
};
