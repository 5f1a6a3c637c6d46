import type { MailParts } from './mail-text.ts';

/** `month` is `MM.YYYY`; `hash` is where the hash chain of the log stood, `at` when (`DD.MM.YYYY`). */
type AuditHeadValues = { name: string; company: string; month: string; hash: string; at: string };

/** Puts the head of the audit log into a mailbox: outside the database, where nobody can change it unseen. */
export const auditHead = {
  sq: ({ name, company, month, hash, at }: AuditHeadValues): MailParts => ({
    subject: `Vula e regjistrit të veprimeve ${month} – ${company}`,
    paragraphs: [
      `Përshëndetje ${name},`,
      `Më ${at} zinxhiri i regjistrit të veprimeve të kompanisë ${company} kishte këtë vulë:`,
    ],
    figure: hash,
    closing: [
      'Ruajeni këtë e-mail: me të mund të vërtetohet më vonë që askush nuk e ka ndryshuar regjistrin.',
    ],
  }),
  en: ({ name, company, month, hash, at }: AuditHeadValues): MailParts => ({
    subject: `Head of the audit log ${month} – ${company}`,
    paragraphs: [`Hello ${name},`, `On ${at} the hash chain of the audit log of ${company} ended with:`],
    figure: hash,
    closing: ['Keep this mail: it can prove later that nobody has changed the log up to that day.'],
  }),
};
