import type { MailParts } from './mail-text.ts';

type TwoFactorChangedValues = { name: string; enabled: boolean };

/** Informs the owner of an account that two-factor sign-in was switched on or off. */
export const twoFactorChanged = {
  sq: ({ name, enabled }: TwoFactorChangedValues): MailParts => ({
    subject: enabled ? 'Verifikimi në dy hapa u aktivizua' : 'Verifikimi në dy hapa u çaktivizua',
    paragraphs: [
      `Përshëndetje ${name},`,
      enabled
        ? 'Verifikimi në dy hapa u aktivizua për llogarinë tuaj në Paga.'
        : 'Verifikimi në dy hapa u çaktivizua për llogarinë tuaj në Paga. Tani e tutje mjafton fjalëkalimi.',
    ],
    closing: [
      'Nëse nuk e keni bërë ju, ndërroni menjëherë fjalëkalimin, mbyllni kyçjet e tjera te llogaria juaj dhe njoftoni administratorin tuaj.',
    ],
  }),
  en: ({ name, enabled }: TwoFactorChangedValues): MailParts => ({
    subject: enabled ? 'Two-factor sign-in was switched on' : 'Two-factor sign-in was switched off',
    paragraphs: [
      `Hello ${name},`,
      enabled
        ? 'Two-factor sign-in was switched on for your Paga account.'
        : 'Two-factor sign-in was switched off for your Paga account. From now on the password is enough.',
    ],
    closing: [
      'If it was not you, change your password at once, end the other sessions on your account page and tell your administrator.',
    ],
  }),
};
