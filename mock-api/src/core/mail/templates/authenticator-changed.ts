import type { MailParts } from './mail-text.ts';

/** What became of an authenticator app, or of its recovery codes. */
export type AuthenticatorChange = 'on' | 'off' | 'codesRenewed' | 'codeUsed';

/** `left`: how many recovery codes are unused. */
type AuthenticatorChangedValues = { name: string; change: AuthenticatorChange; left: number };

const SQ: Record<AuthenticatorChange, (left: number) => { subject: string; line: string }> = {
  on: (left) => ({
    subject: 'U ndez aplikacioni i kodeve',
    line: `Kyçja në llogarinë tuaj në Paga verifikohet tani edhe me aplikacionin e kodeve. U krijuan ${left} kode rezervë.`,
  }),
  off: () => ({
    subject: 'U fik aplikacioni i kodeve',
    line: 'Aplikacioni i kodeve u hoq nga llogaria juaj në Paga, bashkë me kodet rezervë.',
  }),
  codesRenewed: (left) => ({
    subject: 'U krijuan kode të reja rezervë',
    line: `Për llogarinë tuaj në Paga u krijuan ${left} kode të reja rezervë. Të vjetrat nuk vlejnë më.`,
  }),
  codeUsed: (left) => ({
    subject: 'U përdor një kod rezervë',
    line: `Në llogarinë tuaj në Paga u kyç dikush me një kod rezervë. Kode të papërdorura: ${left}.`,
  }),
};

const EN: typeof SQ = {
  on: (left) => ({
    subject: 'The authenticator app was switched on',
    line: `Signing in to your Paga account can now be verified with the authenticator app. ${left} recovery codes were made.`,
  }),
  off: () => ({
    subject: 'The authenticator app was switched off',
    line: 'The authenticator app was removed from your Paga account, with its recovery codes.',
  }),
  codesRenewed: (left) => ({
    subject: 'New recovery codes were made',
    line: `${left} new recovery codes were made for your Paga account. Those before no longer work.`,
  }),
  codeUsed: (left) => ({
    subject: 'A recovery code was used',
    line: `Somebody signed in to your Paga account with a recovery code. Unused codes: ${left}.`,
  }),
};

/** Notifies a person of what became of their authenticator app. */
export const authenticatorChanged = {
  sq: ({ name, change, left }: AuthenticatorChangedValues): MailParts => {
    const { subject, line } = SQ[change](left);
    return {
      subject,
      paragraphs: [`Përshëndetje ${name},`, line],
      closing: [
        'Nëse nuk e keni bërë ju, ndërroni menjëherë fjalëkalimin dhe njoftoni administratorin tuaj.',
      ],
    };
  },
  en: ({ name, change, left }: AuthenticatorChangedValues): MailParts => {
    const { subject, line } = EN[change](left);
    return {
      subject,
      paragraphs: [`Hello ${name},`, line],
      closing: ['If it was not you, change your password at once and tell your administrator.'],
    };
  },
};
