import type { MailParts } from './mail-text.ts';

/** `document` is its name; `sender` is who sent it, by name. */
type DocumentValues = { document: string; company: string; sender: string };

/** Brings somebody a document of a company. */
export const document = {
  sq: ({ document, company, sender }: DocumentValues): MailParts => ({
    subject: `${document} – ${company}`,
    paragraphs: [
      'Përshëndetje,',
      `${sender} nga ${company} ju dërgon dokumentin “${document}”. E keni të bashkëngjitur.`,
    ],
    closing: ['Nëse nuk e prisnit këtë dokument, mos e hapni dhe pyesni dërguesin.'],
  }),
  en: ({ document, company, sender }: DocumentValues): MailParts => ({
    subject: `${document} – ${company}`,
    paragraphs: ['Hello,', `${sender} of ${company} sends you the document “${document}”. It is attached.`],
    closing: ['If you did not expect this document, do not open it and ask the sender.'],
  }),
};
