import type { EndDocument } from '@paga/contract/documents';
import { heading, type Letter, text, title } from './word-letter.ts';

const SIGNATURES = text(
  'The employer: ______________________                    The employee: ______________________',
);

/** What the end of employment is written with, in English. */
export const END_LETTERS_EN = {
  endDecision: {
    name: 'Decision on the end of employment',
    fileName: 'Decision-on-the-end-of-employment.docx',
    paragraphs: [
      title('DECISION ON THE END OF EMPLOYMENT'),
      text(
        '{{companyName}}, business number {{companyBusinessNumber}}, under article {{endArticle}} of the Law on Labour no. 03/L-212, decides on {{today}}:',
      ),
      text(
        '1. The employment of {{fullName}}, personal number {{personalNumber}}, working as {{occupation}} since {{contractStarted}}, ends. The last day of work is {{lastDay}}.',
      ),
      text('2. Reason: {{endReason}}.'),
      text('3. Notice was given on {{noticeOn}}; the law asks for {{noticeDays}} calendar days.'),
      text(
        '4. {{unusedLeaveDays}} unused working days of annual leave are paid out with {{unusedLeavePay}} euro gross, together with the last salary (article 32).',
      ),
      text(
        '5. The employee hands over what was entrusted to them by the last day of work, by the handover list.',
      ),
      text('6. The employee may object to this decision at the employer within 30 days.'),
      SIGNATURES,
    ],
  },
  endCertificate: {
    name: 'Certificate of employment',
    fileName: 'Certificate-of-employment.docx',
    paragraphs: [
      title('CERTIFICATE OF EMPLOYMENT'),
      text(
        '{{companyName}}, business number {{companyBusinessNumber}}, certifies that {{fullName}}, personal number {{personalNumber}}, was employed from {{contractStarted}} to {{lastDay}}, as {{occupation}}, {{employmentType}}.',
      ),
      text('The contributions and the tax on wages of this time were calculated and filed by the employer.'),
      text('This certificate is issued on {{today}}, at the end of employment.'),
      text('Authorised person: ______________________'),
    ],
  },
  endHandover: {
    name: 'Handover list',
    fileName: 'Handover-list.docx',
    paragraphs: [
      title('HANDOVER LIST'),
      text('{{fullName}}, {{occupation}}, {{sectors}}. Last day of work: {{lastDay}}.'),
      heading('Handed over'),
      text('☐ Keys and cards: ______________________'),
      text('☐ Computer, phone and accessories: ______________________'),
      text('☐ Vehicle and its papers: ______________________'),
      text('☐ Work clothes and tools: ______________________'),
      text('☐ Documents, seals and files: ______________________'),
      text('☐ Accounts and passwords closed or passed on: ______________________'),
      text('☐ Work under way, passed on to: ______________________'),
      text('☐ Advances and cash settled: ______________________'),
      text('Place and date: ______________________'),
      SIGNATURES,
    ],
  },
} as const satisfies Record<EndDocument, Letter>;
