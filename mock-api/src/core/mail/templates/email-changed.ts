import type { MailParts } from './mail-text.ts';

type EmailChangedValues = { name: string; email: string };

/** Tells the old address that the account now belongs to another one. */
export const emailChanged = {
  sq: ({ name, email }: EmailChangedValues): MailParts => ({
    subject: 'Adresa e-mail e llogarisë suaj u ndërrua',
    paragraphs: [
      `Përshëndetje ${name},`,
      'Administratori juaj ndërroi e-mailin e llogarisë suaj në Paga. Tani është:',
    ],
    figure: email,
    closing: ['Tani e tutje kyçeni me e-mailin e ri. Nëse nuk e dini pse, pyesni administratorin tuaj.'],
  }),
  en: ({ name, email }: EmailChangedValues): MailParts => ({
    subject: 'The e-mail of your account was changed',
    paragraphs: [`Hello ${name},`, 'Your administrator changed the e-mail of your Paga account to:'],
    figure: email,
    closing: ['From now on sign in with the new e-mail. If you do not know why, ask your administrator.'],
  }),
};
