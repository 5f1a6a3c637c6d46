import type { AnnexDocument } from '@paga/contract/documents';
import { heading, type Letter, text, title } from './word-letter.ts';

const PARTIES = text(
  'Between {{companyName}}, business number {{companyBusinessNumber}} (the Employer), and {{fullName}}, personal number {{personalNumber}} (the Employee), this annex to the contract of employment that runs from {{contractStarted}} is concluded on {{today}}.',
);
const REST = text(
  'All other provisions of the contract of employment stay as they are. The annex is part of the contract and is signed in two copies, one for each party.',
);
const SIGNATURES = text(
  'The employer: ______________________                    The employee: ______________________',
);

/** The annexes to the contract, in English. */
export const ANNEXES_EN = {
  raiseAnnex: {
    name: 'Annex on pay',
    fileName: 'Annex-on-pay.docx',
    paragraphs: [
      title('ANNEX TO THE CONTRACT OF EMPLOYMENT'),
      PARTIES,
      heading('Article 1'),
      text(
        'From {{raiseFrom}} on, the pay of the Employee as {{occupation}} changes from {{payBefore}} to {{payAfter}} {{payUnit}}.',
      ),
      heading('Article 2'),
      REST,
      SIGNATURES,
    ],
  },
  termAnnex: {
    name: 'Annex on the term of the contract',
    fileName: 'Annex-on-the-term.docx',
    paragraphs: [
      title('ANNEX TO THE CONTRACT OF EMPLOYMENT'),
      PARTIES,
      heading('Article 1'),
      text(
        'The contract with a term until {{termBefore}} goes on from {{termFrom}} to {{termUntil}}, as {{occupation}}, {{employmentType}}.',
      ),
      heading('Article 2'),
      REST,
      SIGNATURES,
    ],
  },
} as const satisfies Record<AnnexDocument, Letter>;
