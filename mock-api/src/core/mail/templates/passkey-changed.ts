import type { MailParts } from './mail-text.ts';

/** What became of a passkey; `copied`: a second device answers for it. */
export type PasskeyChange = 'added' | 'removed' | 'copied';

/** `passkey` is what its owner calls it. */
type PasskeyChangedValues = { name: string; passkey: string; change: PasskeyChange };

const SQ: Record<PasskeyChange, (passkey: string) => { subject: string; line: string }> = {
  added: (passkey) => ({
    subject: 'U shtua një çelës kalimi',
    line: `Në llogarinë tuaj në Paga u shtua çelësi i kalimit “${passkey}”.`,
  }),
  removed: (passkey) => ({
    subject: 'U hoq një çelës kalimi',
    line: `Nga llogaria juaj në Paga u hoq çelësi i kalimit “${passkey}”.`,
  }),
  copied: (passkey) => ({
    subject: 'Një çelës kalimi u refuzua',
    line: `Çelësi i kalimit “${passkey}” u refuzua, sepse duket se dikush ka një kopje të tij. Hiqeni nga faqja e llogarisë suaj.`,
  }),
};

const EN: typeof SQ = {
  added: (passkey) => ({
    subject: 'A passkey was added',
    line: `The passkey “${passkey}” was added to your Paga account.`,
  }),
  removed: (passkey) => ({
    subject: 'A passkey was removed',
    line: `The passkey “${passkey}” was removed from your Paga account.`,
  }),
  copied: (passkey) => ({
    subject: 'A passkey was refused',
    line: `The passkey “${passkey}” was refused, because somebody seems to have a copy of it. Remove it on your account page.`,
  }),
};

/** Notifies a person of what became of a passkey of theirs. */
export const passkeyChanged = {
  sq: ({ name, passkey, change }: PasskeyChangedValues): MailParts => {
    const { subject, line } = SQ[change](passkey);
    return {
      subject,
      paragraphs: [`Përshëndetje ${name},`, line],
      closing: [
        change === 'added'
          ? 'Nëse nuk e keni bërë ju, hiqeni menjëherë nga faqja e llogarisë suaj, ndërroni fjalëkalimin dhe njoftoni administratorin tuaj: një ditë pas shtimit me të mund të kyçet kushdo që e ka.'
          : 'Nëse nuk e keni bërë ju, ndërroni menjëherë fjalëkalimin dhe njoftoni administratorin tuaj.',
      ],
    };
  },
  en: ({ name, passkey, change }: PasskeyChangedValues): MailParts => {
    const { subject, line } = EN[change](passkey);
    return {
      subject,
      paragraphs: [`Hello ${name},`, line],
      closing: [
        change === 'added'
          ? 'If it was not you, remove it at once on your account page, change your password and tell your administrator: from a day after it was added it signs in anybody who has it.'
          : 'If it was not you, change your password at once and tell your administrator.',
      ],
    };
  },
};
