import type { MailParts } from './mail-text.ts';

/** What became of an own account, or of its page at a company; `company` where it is about one. */
export type OwnChange =
  | 'addressChanged'
  | 'joined'
  | 'passkeyAdded'
  | 'passkeyCopied'
  | 'passkeyRemoved'
  | 'pageEnded'
  | 'emailChanged';
type OwnChangedValues = { change: OwnChange; company?: string };

type Words = Record<OwnChange, (company: string) => { subject: string; line: string }>;

const SQ: Words = {
  addressChanged: () => ({
    subject: 'Adresa e faqes suaj u ndërrua',
    line: 'Llogaria e faqes suaj ka tani një adresë tjetër. Kodet nuk vijnë më këtu.',
  }),
  joined: (company) => ({
    subject: `U bashkuat te ${company}`,
    line: `Faqja juaj te ${company} u hap dhe lidhet me këtë adresë.`,
  }),
  passkeyAdded: () => ({
    subject: 'U shtua një çelës kalimi',
    line: 'Në llogarinë e faqes suaj u shtua një çelës kalimi.',
  }),
  passkeyCopied: () => ({
    subject: 'Një çelës kalimi u refuzua',
    line: 'Një çelës kalimi i faqes suaj u refuzua, sepse duket se dikush ka një kopje të tij. Hiqeni te “Llogaria”.',
  }),
  passkeyRemoved: () => ({
    subject: 'U hoq një çelës kalimi',
    line: 'Nga llogaria e faqes suaj u hoq një çelës kalimi.',
  }),
  pageEnded: (company) => ({
    subject: `Faqja juaj te ${company} u mbyll`,
    line: `${company} e mbylli faqen tuaj.`,
  }),
  emailChanged: (company) => ({
    subject: `Faqja juaj te ${company} u mbyll`,
    line: `${company} e ndërroi e-mailin tuaj, prandaj faqja juaj atje u mbyll. Për ta hapur sërish ju duhet një ftesë e re.`,
  }),
};

const EN: Words = {
  addressChanged: () => ({
    subject: 'The address of your own page was changed',
    line: 'The account of your own page has another address now. Codes no longer come here.',
  }),
  joined: (company) => ({
    subject: `You joined at ${company}`,
    line: `Your own page at ${company} was opened, and is tied to this address.`,
  }),
  passkeyAdded: () => ({
    subject: 'A passkey was added',
    line: 'A passkey was added to the account of your own page.',
  }),
  passkeyCopied: () => ({
    subject: 'A passkey was refused',
    line: 'A passkey of your own page was refused, because somebody seems to have a copy of it. Remove it under “Account”.',
  }),
  passkeyRemoved: () => ({
    subject: 'A passkey was removed',
    line: 'A passkey was removed from the account of your own page.',
  }),
  pageEnded: (company) => ({
    subject: `Your own page at ${company} was ended`,
    line: `${company} ended your own page.`,
  }),
  emailChanged: (company) => ({
    subject: `Your own page at ${company} was ended`,
    line: `${company} changed your e-mail, so your own page there was ended. To open it again you need a new invitation.`,
  }),
};

/** Notifies an employee of what became of their own account or page. */
export const ownChanged = {
  sq: ({ change, company = '' }: OwnChangedValues): MailParts => {
    const { subject, line } = SQ[change](company);
    const closing =
      'Nëse nuk e keni bërë ju dhe nuk e dini pse, njoftoni menjëherë zyrën e punëdhënësit tuaj.';
    return { subject, paragraphs: ['Përshëndetje,', line], closing: [closing] };
  },
  en: ({ change, company = '' }: OwnChangedValues): MailParts => {
    const { subject, line } = EN[change](company);
    const closing = 'If it was not you and you do not know why, tell the office of your employer at once.';
    return { subject, paragraphs: ['Hello,', line], closing: [closing] };
  },
};
