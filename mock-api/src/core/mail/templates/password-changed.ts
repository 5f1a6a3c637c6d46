import type { MailParts } from './mail-text.ts';

type PasswordChangedValues = { name: string };

/** Informs the owner of an account that its password was changed, on the account page or by a link. */
export const passwordChanged = {
  sq: ({ name }: PasswordChangedValues): MailParts => ({
    subject: 'Fjalëkalimi juaj u ndërrua',
    paragraphs: [
      `Përshëndetje ${name},`,
      'Fjalëkalimi i llogarisë suaj në Paga u ndërrua. Të gjitha kyçjet e tjera u mbyllën dhe asnjë pajisje nuk është më e besuar.',
    ],
    closing: [
      'Nëse nuk e keni bërë ju, kërkoni menjëherë një lidhje të re te “Keni harruar fjalëkalimin?” dhe njoftoni administratorin tuaj.',
    ],
  }),
  en: ({ name }: PasswordChangedValues): MailParts => ({
    subject: 'Your password was changed',
    paragraphs: [
      `Hello ${name},`,
      'The password of your Paga account was changed. All other sessions were ended and no device is trusted any more.',
    ],
    closing: [
      'If it was not you, ask for a new link at “Forgot your password?” at once and tell your administrator.',
    ],
  }),
};
