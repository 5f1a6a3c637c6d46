import type { MailParts } from './mail-text.ts';

/** `report` is its title, `period` what it is about (`Tetor 2026`); `sender` is who sent it, by name. */
type ReportValues = { report: string; period: string; company: string; sender: string };

/** Brings somebody a report of a company. */
export const report = {
  sq: ({ report, period, company, sender }: ReportValues): MailParts => ({
    subject: `${report}, ${period} – ${company}`,
    paragraphs: [
      'Përshëndetje,',
      `${sender} nga ${company} ju dërgon raportin “${report}”, ${period}. E keni të bashkëngjitur.`,
    ],
    closing: ['Raporti ka të dhëna personale. Nëse nuk e prisnit, mos e hapni dhe pyesni dërguesin.'],
  }),
  en: ({ report, period, company, sender }: ReportValues): MailParts => ({
    subject: `${report}, ${period} – ${company}`,
    paragraphs: [
      'Hello,',
      `${sender} of ${company} sends you the report “${report}”, ${period}. It is attached.`,
    ],
    closing: ['The report holds personal data. If you did not expect it, do not open it and ask the sender.'],
  }),
};
